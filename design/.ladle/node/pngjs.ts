interface Size {
  width: number;
  height: number;
}

/** pngjs for stories: the mock's code sets the pixels, and the browser's canvas encodes them. */
export class PNG {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;

  constructor({ width, height }: Size) {
    this.width = width;
    this.height = height;
    this.data = new Uint8ClampedArray(width * height * 4);
  }

  static readonly sync = {
    write({ width, height, data }: PNG) {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
      return { toString: () => canvas.toDataURL('image/png').replace(/^.*,/, '') };
    },
  };
}
