import styled from 'styled-components';
import { siteCopy } from '#content/copy/parts/site.ts';
import { pendingMark } from '#content/owner-value.ts';
import type { TeamMember } from '#content/team.ts';
import { theme } from '#theme/theme.ts';
import { SampleMark } from '#ui/text/sample-mark.tsx';

interface BiographyProps {
  readonly member: TeamMember;
}

export function Biography({ member }: BiographyProps) {
  const { name, jobTitle, field, bio, figures, sample } = member;
  // A person without a name is shown by the field of work, which is not repeated here.
  const role = name.state === 'pending' ? field : jobTitle;
  return (
    <Words {...pendingMark(name)}>
      <h2>{name.value}</h2>
      <p className="role">{role}</p>
      {bio.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {figures.length > 0 && (
        <dl>
          {figures.map(({ figure, text }) => (
            <div key={figure}>
              <dt>{text}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      {sample && <SampleMark>{siteCopy.sample}</SampleMark>}
    </Words>
  );
}

const Words = styled.div`
  h2 {
    font-size: ${theme.text.h3};
  }
  p {
    max-width: 23.3em;
  }
  .role {
    margin: ${theme.space[2]} 0 ${theme.space[4]};
    padding-bottom: 0.8rem;
    border-bottom: ${theme.length.lineBold} solid ${theme.color.border};
    font-weight: 700;
  }
  dl {
    margin-top: 1.25rem;
    border-top: ${theme.length.line} solid ${theme.color.border};
  }
  dl div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.8rem;
    align-items: baseline;
    padding: ${theme.space[2]} 0;
    border-bottom: ${theme.length.line} solid ${theme.color.border};
  }
  dt {
    flex: 1 1 8rem;
    order: 2;
    font-size: 1.0625rem;
    line-height: 1.3;
  }
  dd {
    min-width: 6.5rem;
    font: 800 ${theme.text.h3} / 1 ${theme.font.display};
    color: ${theme.color.accentText};
  }
`;
