/** A place from 0, each equally likely: what a shuffled stack or a die would give. */
export function pickPlace(places: number): number {
  const limit = 2 ** 32 - (2 ** 32 % places);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    // What would make the first places likelier is drawn again.
    if (drawn < limit) return drawn % places;
  }
}
