import styled from 'styled-components';
import { ebookDownloadCopy } from '#content/copy/parts/ebook-download.ts';
import { languageAttributes } from '#content/story/story-language.ts';
import type { BuiltStory } from '#content/story/story.ts';
import { EbookDownload } from '#features/ebook-download/ebook-download.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { QrCode } from '#ui/picture/qr-code.tsx';
import { storyCopy } from './story-copy.ts';

const { heading, copy, share, show, code, codeName, close } = storyCopy.share;

/** Renders the ways to share the story; enhance-share-card.ts handles its buttons. */
export function ShareCard({ story }: { readonly story: BuiltStory }) {
  const { id, title, address, bookBytes } = story;
  return (
    <Card aria-labelledby="share" data-enhance="share">
      <h2 id="share">{heading}</h2>
      <Button type="button" data-share="copy">
        {copy}
      </Button>
      <Button type="button" data-second data-share="code">
        {show}
      </Button>
      <Button type="button" data-second data-share="sheet" hidden>
        {share}
      </Button>
      <figure>
        <QrCode text={address} label={codeName} />
        <figcaption>{code}</figcaption>
      </figure>
      <EbookDownload label={ebookDownloadCopy.one} story={id} bytes={bookBytes} />
      <Screen aria-label={title} hidden>
        <p>
          <b {...languageAttributes(story)}>{title}</b>
          {address}
        </p>
        <Button type="button">{close}</Button>
      </Screen>
    </Card>
  );
}

const Card = styled.aside`
  align-self: start;
  padding: ${theme.space[5]};
  border: ${theme.length.lineBold} solid ${theme.color.border};
  border-radius: ${theme.length.corner};
  background: ${theme.color.raised};

  h2 {
    margin-bottom: ${theme.space[4]};
    font-size: ${theme.text.h3};
  }
  button {
    width: 100%;
  }
  button + button {
    margin-top: ${theme.space[3]};
  }
  figure {
    margin-top: ${theme.space[5]};
    padding-top: ${theme.space[5]};
    border-top: ${theme.length.lineBold} dashed ${theme.color.border};
  }
  svg {
    max-width: 15rem;
    border: ${theme.length.line} solid ${theme.color.dark};
  }
  figcaption {
    margin-top: ${theme.space[3]};
    font-size: 1.0625rem;
    line-height: 1.4;
  }
  ${media.fromDesktop} {
    position: sticky;
    top: ${theme.space[5]};
  }
`;

/** A dialog with the QR code as large as the screen, for a class to scan. */
const Screen = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: ${theme.space[4]};
  overflow: auto;
  border: 0;
  background: ${theme.color.light};
  color: ${theme.color.dark};
  text-align: center;

  svg {
    width: 82vmin;
    max-width: none;
    margin-inline: auto;
    border: 0;
  }
  p {
    max-width: none;
    margin: 0 0 ${theme.space[4]};
  }
  b {
    display: block;
  }
  button {
    border-color: ${theme.color.dark};
    background: ${theme.color.dark};
    color: ${theme.color.light};
  }
`;
