/** What the pixel's script finds, and takes over, when it arrives. */
interface PixelQueue {
  (...command: readonly unknown[]): void;
  callMethod?: (...command: readonly unknown[]) => void;
  push: unknown;
  loaded: boolean;
  version: string;
  queue: (readonly unknown[])[];
}

interface MeasuredPage {
  fbq?: PixelQueue;
  _fbq?: PixelQueue;
}

/** Sets up the pixel's queue where there is none yet, and tells it whom it measures for. */
export function startPixel(id: string, page: Window & MeasuredPage): void {
  page.fbq ??= pixelQueue();
  page._fbq ??= page.fbq;
  page.fbq('init', id);
  page.fbq('track', 'PageView');
}

function pixelQueue(): PixelQueue {
  const tell = (...command: readonly unknown[]): void => {
    if (pixel.callMethod === undefined) pixel.queue.push(command);
    else pixel.callMethod(...command);
  };
  const pixel: PixelQueue = Object.assign(tell, { push: tell, loaded: true, version: '2.0', queue: [] });
  return pixel;
}
