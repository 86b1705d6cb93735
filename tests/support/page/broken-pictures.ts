/** Loads every picture of the page and returns the addresses of those that are shown as broken. Runs in the page. */
export async function brokenPictures(): Promise<readonly string[]> {
  const loaded = [...document.images].map(async (picture) => {
    picture.loading = 'eager';
    await picture.decode().catch(() => undefined);
    return picture;
  });
  const pictures = await Promise.all(loaded);
  return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
}
