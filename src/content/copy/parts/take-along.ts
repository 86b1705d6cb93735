import { closingDay } from '#content/story/closing-day.ts';
import { formatDate } from '#content/words/format-date.ts';

/** Copy of the files that people take along, and of the place where they are offered. */
export const takeAlongCopy = {
  heading: 'Take it along',
  lead: 'For rooms with no internet, and for networks that let nothing through.',
  download: 'Download',
  passOn: 'Pass it on',
  file: {
    heading: 'One file',
    title: 'Stories',
    /** Gives no number of stories, so that a new one does not change the page. Without `year`, the file has all. */
    text: (year?: string) =>
      `All stories${year === undefined ? '' : ` of ${year}`} with pictures, words and lessons. It opens on an iPad, a Chromebook or a computer, and it prints one sheet a story.`,
  },
  years: 'Earlier years',
  stick: {
    heading: 'A stick',
    text: 'The whole site in a folder. Unpack it on a memory stick and open',
    start: 'index.html',
    kolibri: 'It can also be added to Kolibri, the library for schools without internet.',
  },
  note: 'The download needs internet. A file does not change by itself. Its first page says how old it is and where the newer one is. Neither of them runs scripts or needs the internet.',
  contents: 'Contents',
  state: (day: string, address: string) => `As of ${day}. Newer at ${address}`,
  form: (address: string) => `This form is on the internet: ${address}`,
  drawCloses: (deadline: string) => `This draw closes on ${formatDate(closingDay(deadline))}`,
} as const;
