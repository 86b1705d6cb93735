import { Desk } from './desk.tsx';
import { Hero } from './hero.tsx';

export function ContactPage() {
  return (
    <>
      <Hero />
      <Desk />
    </>
  );
}
