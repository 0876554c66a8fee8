import type { Reader } from './reader.ts';

/** Which of these texts, each in a link, show nothing on the screen. */
export const blankAmong = async (reader: Reader, selector: string): Promise<string[]> =>
  namesOf(await lookForInk(reader, selector), false);

/** Which of these texts, each in a link, show something at their lower edge, where the last line has ended. */
export const cutAmong = async (reader: Reader, selector: string): Promise<string[]> =>
  namesOf(await lookForInk(reader, selector, 2), true);

type Look = { readonly text: string; readonly hasInk: boolean };

const namesOf = (looks: readonly Look[], hasInk: boolean): string[] =>
  looks.length === 0
    ? ['nothing is in view']
    : looks.filter((look) => look.hasInk === hasInk).map(({ text }) => text);

/** Whether there is anything on a picture of the page, by its pixels: all over a text, or in so many rows at its end. */
async function lookForInk(reader: Reader, selector: string, rows?: number): Promise<Look[]> {
  const picture = (await reader.screenshot()).toString('base64');
  return reader.run(
    async (base64, places, lowest) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      });
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const scale = image.width / innerWidth;
      const hasInk = ({ left, top, width, height }: DOMRect): boolean => {
        const from = lowest === null ? top : Math.floor(top + height) - lowest;
        const { data } = context.getImageData(
          left * scale,
          from * scale,
          width * scale,
          (lowest ?? height) * scale,
        );
        let [darkest, brightest] = [Infinity, 0];
        for (let at = 0; at < data.length; at += 4) {
          const brightness = data[at]! + data[at + 1]! + data[at + 2]!;
          darkest = Math.min(darkest, brightness);
          brightest = Math.max(brightest, brightness);
        }
        return brightest - darkest > 150;
      };
      const inView = [...document.querySelectorAll<HTMLElement>(places)].flatMap((element) => {
        const rect = [...element.getClientRects()].find(({ width, height }) => width > 20 && height > 8);
        // Neither scrolled away nor covered: above and below its middle, the text itself is on top.
        const isInView =
          rect !== undefined &&
          [rect.top + 2, rect.bottom - 2].every((y) => {
            const top = document.elementFromPoint(rect.left + rect.width / 2, y);
            return top?.closest('a') === element.closest('a');
          });
        return isInView ? [{ element, rect }] : [];
      });
      return inView.map(({ element, rect }) => ({ text: element.textContent, hasInk: hasInk(rect) }));
    },
    picture,
    selector,
    rows ?? null,
  );
}
