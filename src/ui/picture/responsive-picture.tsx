import type { ComponentProps } from 'react';

interface ResponsivePictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  readonly picture: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly srcSet?: string;
    readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  };
  /** Widths at which the page shows the picture, as in the attribute of `<img>`. */
  readonly sizes: string;
}

/** Renders a picture in a modern format and in the widths that it has; a drawing is a plain `<img>`. */
export function ResponsivePicture({ picture, sizes, ...image }: ResponsivePictureProps) {
  const { sources, src, srcSet, width, height } = picture;
  const fallback = (
    <img
      src={src}
      {...(srcSet !== undefined && { srcSet, sizes })}
      width={width}
      height={height}
      {...image}
    />
  );
  if (sources.length === 0) return fallback;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} width={width} height={height} />
      ))}
      {fallback}
    </picture>
  );
}
