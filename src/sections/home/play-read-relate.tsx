import styled from 'styled-components';
import { homeCopy } from '#content/copy/home.ts';
import { grounds } from '#theme/grounds.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

const { label, items } = homeCopy.blocks;
const groundOf = { play: grounds.lamp, read: grounds.pitch, relate: grounds.flag } as const;

/** Three full-bleed blocks: once on the site. */
export function PlayReadRelate() {
  return (
    <Blocks aria-label={label}>
      {items.map(({ id, heading, text, picture }) => (
        <Block key={id} $id={id}>
          <img {...picture} loading="lazy" />
          <h2>{heading}</h2>
          <p>{text}</p>
        </Block>
      ))}
    </Blocks>
  );
}

const Blocks = styled.section`
  display: grid;

  ${media.fromDesktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Block = styled.div<{ readonly $id: keyof typeof groundOf }>`
  ${({ $id }) => groundOf[$id]}
  padding: 0 ${theme.length.gutter} ${theme.space[7]};
  border-bottom: ${theme.length.lineBold} solid ${theme.color.print};

  img {
    width: calc(100% + 2 * ${theme.length.gutter});
    max-width: none;
    margin: 0 calc(-1 * ${theme.length.gutter}) 1.75rem;
    border-bottom: ${theme.length.lineBold} solid ${theme.color.print};
  }
  h2 {
    font-size: clamp(3.5rem, 2.4rem + 4vw, 6rem);
  }
  p {
    max-width: 19.4em;
    margin-top: 1rem;
  }
  ${media.fromDesktop} {
    border-right: ${theme.length.lineBold} solid ${theme.color.print};

    &:last-child {
      border-right: 0;
    }
  }
`;
