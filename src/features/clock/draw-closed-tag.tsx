import { storyCopy } from '#pages/story/story-copy.ts';
import { Tag } from '#ui/text/tag.tsx';

interface DrawClosedTagProps {
  /** Instant at which a prize draw closes, as ISO text; undefined for any other story. */
  readonly deadline: string | undefined;
}

/** Says that a prize draw is closed (decision 20). The tag is hidden until show-closed-draws.ts shows it. */
export function DrawClosedTag({ deadline }: DrawClosedTagProps) {
  if (deadline === undefined) return null;
  return <Tag data-deadline={deadline}>{storyCopy.drawClosed}</Tag>;
}
