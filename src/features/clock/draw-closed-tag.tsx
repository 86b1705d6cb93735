import { storyCopy } from '#pages/story/story-copy.ts';
import { Tag } from '#ui/text/tag.tsx';

interface DrawClosedTagProps {
  /** The instant a prize draw closes, as ISO text; undefined for any other story. */
  readonly deadline: string | undefined;
}

/** Says that a prize draw is over, from its deadline on (decision 20); show-closed-draws.ts knows the time. */
export function DrawClosedTag({ deadline }: DrawClosedTagProps) {
  if (deadline === undefined) return null;
  return <Tag data-deadline={deadline}>{storyCopy.drawClosed}</Tag>;
}
