import { printGuideCopy } from '#content/copy/print-guide.ts';
import { printGuideSections } from '#content/book/guides.ts';
import { companyLegal, siteValues } from '#content/site.ts';
import { GuidePart } from './guide-part.tsx';
import { LetterHead } from './letter-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { Sheet } from './sheet.tsx';

const { floor, street, city, postcode } = siteValues.postalAddress.value;

/** The whole guide (specification, section 9). */
export function Letter() {
  return (
    <Sheet>
      <LetterHead />
      {printGuideSections.map((section) => (
        <GuidePart key={section.id} section={section} />
      ))}
      <OrderLines />
      <p className="credit">
        {companyLegal}, {floor}, {street}, {city} {postcode}. {printGuideCopy.credit.text}
      </p>
    </Sheet>
  );
}
