import type { Reader } from './reader.ts';

/** Which of these texts, each in a link, show nothing on the screen: seen on a picture of the page, by its pixels. */
export async function blankAmong(reader: Reader, selector: string): Promise<string[]> {
  const picture = (await reader.screenshot()).toString('base64');
  return reader.run(
    async (base64, places) => {
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
        const { data } = context.getImageData(left * scale, top * scale, width * scale, height * scale);
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
      if (inView.length === 0) return [`nothing of ${places} is in view`];
      return inView.filter(({ rect }) => !hasInk(rect)).map(({ element }) => element.textContent);
    },
    picture,
    selector,
  );
}
