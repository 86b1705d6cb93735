import { accessibilityCopy } from '#content/copy/accessibility.ts';
import { Band } from '#ui/layout/band.tsx';
import { Page } from '#ui/layout/page.tsx';
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
