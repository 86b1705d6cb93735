import { End } from './end.tsx';
import { Hero } from './hero.tsx';
import { Story } from './story.tsx';

export function AboutPage() {
  return (
    <>
      <Hero />
      <Story />
      <End />
    </>
  );
}
