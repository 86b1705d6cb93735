import styled from 'styled-components';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { paperPageCount } from '#content/paper/page-count.ts';
import { paperContents, paperKinds, paperPath, papersOf } from '#content/paper/papers.ts';
import { storiesPerPage } from '#content/story/story-archive.ts';
import { languageAttributes } from '#content/story/story-language.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { LibrarianPapers } from '#features/papers/librarian-papers.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { TextLink } from '#ui/button/page-link.tsx';
import { PageBand } from '#ui/layout/band.tsx';
import { Cell, ColumnHeader, Row, RowHeader, TableBody, TableHead } from '#ui/layout/table.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { visuallyHidden } from '#ui/text/visually-hidden.tsx';
import { paperCopy } from './paper-copy.ts';

const kinds = [...paperKinds, 'everything'] as const;
const { kicker, headline, lead, older, table } = paperCopy;
const { names, pages } = papersCopy;

export function PaperPage({ stories }: { readonly stories: readonly WrittenStory[] }) {
  return (
    <>
      <PageBand>
        <Kicker>{kicker}</Kicker>
        <Opening>
          <h1>{headline}</h1>
          <Lead>{lead}</Lead>
        </Opening>
        <Table role="table">
          <caption>{table.caption}</caption>
          <TableHead>
            <Row>
              <ColumnHeader>{table.story}</ColumnHeader>
              {kinds.map((kind) => (
                <ColumnHeader key={kind}>{names[kind]}</ColumnHeader>
              ))}
            </Row>
          </TableHead>
          <TableBody>
            {stories.slice(0, storiesPerPage).map((story) => (
              <PaperRow key={story.id} story={story} />
            ))}
          </TableBody>
        </Table>
        {stories.length > storiesPerPage && (
          <Older>
            {older.words} <TextLink to="/stories">{older.link}</TextLink>
          </Older>
        )}
      </PageBand>
      <LibrarianPapers />
    </>
  );
}

function PaperRow({ story }: { readonly story: WrittenStory }) {
  const papers = papersOf(story);
  if (papers.length === 0) return null;
  const links = papers.map((paper) => {
    const { kind, step } = paperContents(story, paper);
    const count = paperPageCount(story, paper);
    return { paper, kind, count, isFirstHalf: step === 'first-half' };
  });
  const all = {
    paper: 'everything',
    kind: 'everything',
    count: links.reduce((sum, { count }) => sum + count, 0),
    isFirstHalf: false,
  } as const;
  return (
    <Row>
      <RowHeader {...languageAttributes(story)}>
        <TextLink to={`/stories/${story.id}`}>{story.title}</TextLink>
      </RowHeader>
      {kinds.map((kind) => (
        <Cell key={kind}>
          {[...links, all]
            .filter((link) => link.kind === kind)
            .map(({ paper, count, isFirstHalf }) => (
              <a key={paper} href={paperPath(story.id, paper)} target="_self">
                <b>{names[kind]}</b> {isFirstHalf && `${table.firstHalf}, `}
                {pages(count)}
              </a>
            ))}
        </Cell>
      ))}
    </Row>
  );
}

const Opening = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  align-items: end;

  ${media.fromDesktop} {
    grid-template-columns: 7fr 5fr;

    h1 {
      max-width: 7em;
    }
  }
`;

const Older = styled.p`
  margin-top: ${theme.space[5]};
`;

/**
 * A table, or a list of links for each story where nine columns have no room. Its roles restore the table
 * semantics that this list removes.
 */
const Table = styled.table`
  width: 100%;
  margin-top: ${theme.space[7]};
  border-collapse: collapse;

  caption {
    ${visuallyHidden}
  }
  th,
  td {
    padding: 0.25rem 0.5rem;
    text-align: left;
  }
  tr {
    border-bottom: ${theme.length.line} solid ${theme.color.border};
  }
  tbody th {
    font: 800 ${theme.text.h4} / 1.05 ${theme.font.display};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.length.tap};
    min-height: ${theme.length.tap};
  }
  td:last-child a {
    font-weight: 700;
  }
  ${media.fromVast} {
    table-layout: fixed;
    overflow-wrap: anywhere;

    th:first-child {
      width: 20%;
    }
    th,
    td {
      padding-inline: 0.25rem;
    }
    thead th {
      font-size: ${theme.text.label};
      line-height: 1.2;
    }
    td:last-child {
      background: ${theme.color.highlight};
    }
    td:last-child a {
      color: ${theme.color.dark};
    }
    td b {
      ${visuallyHidden}
    }
  }
  ${media.belowVast} {
    &,
    tbody,
    tr {
      display: block;
    }
    thead {
      ${visuallyHidden}
    }
    tr {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
      column-gap: ${theme.space[3]};
      padding-block: ${theme.space[4]};
    }
    th {
      grid-column: 1/-1;
    }
    th,
    td {
      padding: 0;
    }
    td a {
      flex-direction: column;
      align-items: flex-start;
    }
    td:empty {
      display: none;
    }
  }
`;
