import { accessibilityCopy } from '#content/copy/accessibility.ts';
import { Band } from '#ui/band.tsx';
import { Page } from '#ui/page.tsx';
import { PartRow } from './part-row.tsx';

const { parts, gaps } = accessibilityCopy;

export function Statement() {
  return (
    <>
      <Band>
        <Page>
          {parts.map((part) => (
            <PartRow key={part.id} part={part} />
          ))}
        </Page>
      </Band>
      <Band $ground="kraft" $ruled="both">
        <Page>
          <PartRow part={gaps} />
        </Page>
      </Band>
    </>
  );
}
