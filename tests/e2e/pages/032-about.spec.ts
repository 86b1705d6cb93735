import { aboutCopy } from '#pages/about/about-copy.ts';
import type { OwnerValue } from '#content/owner-value.ts';
import { siteValues } from '#content/site.ts';
import { heroOf } from '../../support/page/page-parts.ts';
import { expect, test } from '../reading-test.ts';

const film: OwnerValue = siteValues.aboutVideo;

test('the page has a film, a quote and two ways to the method', async ({ page, open }) => {
  await open('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Where Soccer Meets Reading');
  const discover = heroOf(page).getByRole('link', { name: 'Discover the Method' });
  await expect(discover).toHaveAttribute('href', '/method');
  await expect(main.locator('blockquote')).toHaveCount(1);

  // No film is embedded: the fixture fails on any request to another host.
  await expect(page.locator('iframe')).toHaveCount(0);
  const isUnknown = film.state === 'pending';
  const panel = main.locator('[data-pending=about-video]');
  await expect(panel).toHaveCount(isUnknown ? 1 : 0);
  if (isUnknown) {
    await expect(panel).toContainText('The film is not here yet. The story below is.');
  } else {
    const play = main.getByRole('link', { name: aboutCopy.video.play });
    await expect(play).toHaveAttribute('href', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  }
  const poster = main.getByRole('img', { name: aboutCopy.video.poster.alt });
  await poster.scrollIntoViewIfNeeded();
  await expect(poster).not.toHaveJSProperty('naturalWidth', 0);

  await main.getByRole('link', { name: 'Explore the Method' }).click();
  await expect(page).toHaveURL('/method');
});
