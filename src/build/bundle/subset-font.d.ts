declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'sfnt';
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    /** OpenType features to keep; without it, those that browsers use by default. */
    readonly keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
