import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { buildCache } from '#build/build-cache.ts';
import { cleanPictures } from '#build/pictures/story-pictures-plugin.ts';
import { storyPictures } from '#build/pictures/story-pictures.ts';
import { makeStory } from '../../../support/content/make-story.ts';
import { temporaryFolder } from '../../../support/servers/temporary-folder.ts';

let root = '';

beforeEach(() => {
  root = temporaryFolder(onTestFinished);
  mkdirSync(join(root, 'public/art'), { recursive: true });
});

function write(name: string, bytes: string | Uint8Array): void {
  writeFileSync(join(root, 'public/art', name), bytes);
}

const flat = (format: 'jpeg' | 'png') =>
  sharp({ create: { width: 960, height: 640, channels: 3, background: 'red' } })
    .toFormat(format)
    .toBuffer();

/** Prepares the pictures of stories with these images, numbered from 1. */
function prepare(images: readonly string[], hiddenImages: readonly string[] = []) {
  const file = (image: string, at: number) => ({
    story: makeStory({ id: at + 1 }),
    image,
    placeOf: (field: string) => `${at + 1}.md:${field}`,
  });
  return storyPictures(
    { files: images.map(file), hiddenImages },
    join(root, 'public'),
    buildCache(root, 'pictures'),
  );
}

it('publishes a picture under a name for addresses, whatever its file is called', async () => {
  write('My Photo (2).JPG', await flat('jpeg'));
  write('Café.png', await flat('png'));
  write('足球.jpg', await flat('jpeg'));
  const { stories, errors, published } = await prepare([
    'my photo (2).jpg',
    'Cafe\u0301.png',
    '足球.jpg',
  ]);
  expect(errors).toEqual([]);
  expect(stories.map(({ image }) => image)).toEqual([
    '/art/my-photo-2.jpg',
    '/art/cafe.png',
    expect.stringMatching(/^\/art\/picture-[0-9a-f]{8}\.jpg$/),
  ]);
  expect(stories.map(({ image, picture }) => image === picture.src)).toEqual([true, true, true]);
  expect([...published.sources].toSorted()).toEqual(['Café.png', 'My Photo (2).JPG', '足球.jpg']);
});

it('prepares a picture once for several stories', async () => {
  write('a.jpg', await flat('jpeg'));
  const { stories, published } = await prepare(['a.jpg', 'A.jpg', 'a.jpg']);
  expect(new Set(stories.map(({ image }) => image))).toEqual(new Set(['/art/a.jpg']));
  expect(published.files.size).toBe(4);
});

it('refuses two pictures that would have one address', async () => {
  write('a b.jpg', await flat('jpeg'));
  write('a-b.jpg', await flat('jpeg'));
  const { errors } = await prepare(['a b.jpg', 'a-b.jpg']);
  expect(errors).toEqual([
    '1.md:image: image: "/art/a b.jpg" would be published as /art/a-b.jpg, as a-b.jpg is; rename one of the two',
  ]);
});

it('refuses two pictures whose names differ only in capitals', async () => {
  write('A.jpg', await flat('jpeg'));
  write('a.jpg', await flat('png'));
  const { errors } = await prepare(['A.jpg']);
  expect(errors).toEqual([
    expect.stringMatching(
      /^1\.md:image: image: "\/art\/A\.jpg" could be "[aA]\.jpg" or "[aA]\.jpg", whose names differ/,
    ),
  ]);
});

it('says what is wrong with each picture, in one line with the file and the line', async () => {
  write('empty.jpg', '');
  write('page.jpg', '<!doctype html><p>404</p>');
  write('script.svg', '<svg viewBox="0 0 3 2"><script/></svg>');
  mkdirSync(join(root, 'public/art/folder.jpg'));
  write('good.jpg', await flat('jpeg'));
  const { stories, errors } = await prepare([
    'empty.jpg',
    'page.jpg',
    'script.svg',
    'none.jpg',
    'folder.jpg',
    'good.jpg',
  ]);
  expect(stories.map(({ id }) => id)).toEqual([6]);
  expect(errors).toEqual([
    '1.md:image: image: "/art/empty.jpg" is empty; save the picture again',
    '2.md:image: image: "/art/page.jpg" is a web page, not a picture; save the picture itself',
    expect.stringMatching(/^3\.md:image: image: "\/art\/script\.svg" contains <script>/),
    '4.md:image: image: "/art/none.jpg" does not exist in the folder public',
    '5.md:image: image: "/art/folder.jpg" is a folder; take the picture that is in it',
  ]);
});

it('keeps the picture of a hidden draft out of the site', async () => {
  write('draft.jpg', await flat('jpeg'));
  const { published } = await prepare([], ['draft.jpg']);
  expect([...published.sources]).toEqual(['draft.jpg']);
  expect(published.files.size).toBe(0);
});

it('publishes no original and no metadata, wherever the file lies and whatever it is called', async () => {
  const photo = await sharp(await flat('jpeg'))
    .withExif({ IFD0: { Artist: 'Jo' } })
    .toBuffer();
  mkdirSync(join(root, 'public/art/old.jpg'));
  for (const name of ['story.jpg', 'team.jpg', 'old.jpg/team.JPG', 'scan.tmp']) write(name, photo);
  write('note.txt', 'Taken at home');
  write('empty.jpg', '');
  const art = join(root, 'public/art');
  await cleanPictures(art, { files: new Map(), sources: new Set(['story.jpg']) });
  expect(readdirSync(art, { recursive: true }).toSorted()).toEqual([
    'old.jpg',
    'old.jpg/team.JPG',
    'scan.tmp',
    'team.jpg',
  ]);
  for (const name of ['team.jpg', 'old.jpg/team.JPG', 'scan.tmp'])
    expect((await sharp(join(art, name)).metadata()).exif, name).toBeUndefined();
});
