import { ContactDetails } from './contact-details.tsx';
import { Hero } from './hero.tsx';

export function ContactPage() {
  return (
    <>
      <Hero />
      <ContactDetails />
    </>
  );
}
