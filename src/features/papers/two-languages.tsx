import styled from 'styled-components';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { paperLines, translatedLines } from '#content/paper/paper-lines.ts';
import { languageAttributes, languageName } from '#content/story/story-language.ts';
import type { BuiltStory } from '#content/story/story.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { LessonFoot } from './class-sheet.tsx';
import { NameAndDate, Sheet, SheetHead } from './sheet.tsx';

const { name } = storyCopy.spanish;

/** Renders the class sheet with the story in two columns, its own language and Spanish. */
export function TwoLanguages({ story }: { readonly story: BuiltStory }) {
  const spanish = translatedLines(story);
  return (
    <Sheet>
      <SheetHead story={story}>{papersCopy.keep}</SheetHead>
      <NameAndDate />
      <Columns>
        <thead>
          <tr>
            <th scope="col">{languageName(story.lang)}</th>
            <th scope="col">
              <span lang="es">{name}</span>{' '}
              {story.lesson.spanishSample && <i>{storyCopy.sample}</i>}
            </th>
          </tr>
        </thead>
        <tbody>
          {paperLines(story).map(({ kind, number, texts }, index) => (
            <tr key={index} className={kind}>
              <td {...languageAttributes(story)}>
                {kind === 'paragraph' && <b>{number} </b>}
                {texts.map(({ text }) => text).join('')}
              </td>
              <td lang="es">{spanish[index]}</td>
            </tr>
          ))}
        </tbody>
      </Columns>
      <Foot>
        <LessonFoot story={story} />
      </Foot>
    </Sheet>
  );
}

/** Stays in one piece, so that no page has only its last line. */
const Foot = styled.div`
  break-inside: avoid;
`;

const Columns = styled.table`
  margin-top: 0.45em;
  border-collapse: collapse;
  table-layout: fixed;

  th,
  td {
    padding: 0.3em 0 0.35em;
    border-bottom: 1px solid;
    text-align: start;
    vertical-align: top;
  }
  th + th,
  td + td {
    padding-left: 1em;
  }
  tr {
    break-inside: avoid;
  }
  .subheading {
    font-weight: 700;
  }
`;
