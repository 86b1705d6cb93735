import styled from 'styled-components';
import { signUpCopy } from '#content/copy/sign-up.ts';
import { useCutOff } from '#features/reach/use-cut-off.ts';
import { theme } from '#theme/theme.ts';
import { Icon } from '#ui/text/icon.tsx';

/**
 * Where the browser does not know that it is offline; where it does, the masthead's mark says so.
 * Its place is kept, so that its coming moves nothing.
 */
export function OfflineMark() {
  const isCutOff = useCutOff();
  return (
    <Place role="status">
      {isCutOff && (
        <span>
          <Icon name="wifi-off" size="1.5rem" />
          {signUpCopy.offline}
        </span>
      )}
    </Place>
  );
}

const Place = styled.p`
  min-height: ${theme.length.tap};
  margin: 0;

  span {
    display: inline-flex;
    gap: 0.6rem;
    align-items: center;
    min-height: ${theme.length.tap};
    padding: 0.3rem 0.9rem;
    border: ${theme.length.line} solid ${theme.color.print};
    border-radius: ${theme.length.corner};
    background: ${theme.color.chalk};
    color: ${theme.color.print};
    font-weight: 700;
  }
`;
