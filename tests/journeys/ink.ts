import type { Reader } from './reader.ts';

/** Which of these places on the screen show nothing, though they hold text: seen on a picture of the page, by its pixels. */
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
        const brightness = [];
        for (let at = 0; at < data.length; at += 4) brightness.push(data[at]! + data[at + 1]! + data[at + 2]!);
        return Math.max(...brightness.slice(0, 50_000)) - Math.min(...brightness.slice(0, 50_000)) > 150;
      };
      const inView = [...document.querySelectorAll<HTMLElement>(places)].flatMap((element) => {
        const rect = [...element.getClientRects()].find(({ width, height }) => width > 20 && height > 8);
        return rect && rect.top > 0 && rect.bottom < innerHeight ? [{ element, rect }] : [];
      });
      if (inView.length === 0) return [`nothing of ${places} is in view`];
      return inView.filter(({ rect }) => !hasInk(rect)).map(({ element }) => element.textContent);
    },
    picture,
    selector,
  );
}
