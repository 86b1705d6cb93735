import styled from 'styled-components';
import { accessibilityCopy } from '#content/copy/accessibility.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';

const { heading, text, file } = accessibilityCopy.licences;

export function Licences() {
  return (
    <Small>
      <Page>
        <h2>{heading}</h2>
        <p>{text}</p>
        <p>
          <a href={file.address}>{file.label}</a>
        </p>
      </Page>
    </Small>
  );
}

const Small = styled(Band)`
  h2 {
    font-size: ${theme.text.h3};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.length.tap};
  }
`;
