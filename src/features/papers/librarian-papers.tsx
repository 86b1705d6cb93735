import styled from 'styled-components';
import { librarianPapersCopy } from '#content/copy/parts/librarian-papers.ts';
import { librarianPaperPath, librarianPapers } from '#content/paper/papers.ts';
import { theme } from '#theme/theme.ts';
import { Grid, PageBand } from '#ui/layout/band.tsx';

const { heading, papers } = librarianPapersCopy;

/** Links to the papers for US librarians. */
export function LibrarianPapers() {
  return (
    <PageBand lang="en-US" data-surface="muted" data-ruled="both">
      <h2>{heading}</h2>
      <List data-columns={3} role="list">
        {librarianPapers.map((paper) => (
          <li key={paper}>
            <h3>
              <a href={librarianPaperPath(paper)} target="_self">
                {papers[paper].name}
              </a>
            </h3>
            <p>{papers[paper].note}.</p>
          </li>
        ))}
      </List>
    </PageBand>
  );
}

const List = styled(Grid)`
  margin-top: ${theme.space[6]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.length.tap};
  }
`;
