import { useState } from 'react';
import styled from 'styled-components';
import { orderCopy } from '#content/copy/order.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { canShareFile } from '#platform/device/share-or-save-file.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button, ButtonAnchor } from '#ui/button/button.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { orderFile, type OrderFileKind } from '../files/order-file.ts';
import { orderRows } from '../files/order-rows.ts';
import { orderLink, type OrderList, toolsId } from '../list/order-list.ts';
import { editOrder } from '../list/order-store.ts';
import { copyIsbns, copyQuantities, saveOrder, shareOrder } from './order-actions.ts';

const copy = orderCopy.forms;
const { heading, start, items } = orderCopy.help;

/**
 * Renders the buttons that copy, save, share, print and clear the list. Texts are made within the press,
 * because browsers refuse the clipboard later.
 */
export function OrderButtons({ list }: { readonly list: OrderList }) {
  const rows = orderRows(list);
  const [sharedKind] = useState(findSharedKind);
  const clear = () => {
    editOrder((mine) => mine.clear());
    document.getElementById(toolsId)?.focus();
  };
  return (
    <Buttons>
      <Button type="button" onClick={() => void copyIsbns(rows)}>
        {copy.copy}
      </Button>
      <Button type="button" data-second onClick={() => void copyQuantities(rows)}>
        {copy.copyQuantities}
      </Button>
      <Button type="button" data-second onClick={() => saveOrder('xlsx', rows)}>
        {copy.excel}
      </Button>
      <Button type="button" data-second onClick={() => saveOrder('csv', rows)}>
        {copy.csv}
      </Button>
      {sharedKind && rows.length > 0 && (
        <Button type="button" data-second onClick={() => void shareOrder(sharedKind, rows)}>
          {copy.share}
        </Button>
      )}
      <ButtonAnchor
        data-second
        href={orderLink(copy.print.to, list)}
        target="_blank"
        rel="noopener"
      >
        {copy.print.label}
        <VisuallyHidden> ({siteCopy.opensInNewTab})</VisuallyHidden>
      </ButtonAnchor>
      <Button type="button" data-second onClick={clear}>
        {copy.clear}
      </Button>
    </Buttons>
  );
}

/** Returns the kind of file that the browser can share: Chromium shares CSV files but no Excel files. */
function findSharedKind(): OrderFileKind | undefined {
  return (['xlsx', 'csv'] as const).find((kind) => canShareFile(orderFile(kind, [])));
}

/** Explains how a librarian uses each form, without claims about a distributor's site. */
export function PurchaseHelp() {
  return (
    <Help>
      <h3>{heading}</h3>
      <p>{start}</p>
      <dl>
        {items.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Help>
  );
}

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${theme.space[3]};
  margin-top: ${theme.space[5]};

  ${media.print} {
    display: none;
  }
`;

const Help = styled.div`
  margin-top: ${theme.space[6]};
  padding-top: ${theme.space[5]};
  border-top: ${theme.length.line} solid ${theme.color.border};

  h3 {
    margin-bottom: 0.6rem;
    font-size: ${theme.text.h4};
  }
  dl {
    display: grid;
    gap: 0.6rem;
  }
  dt {
    font-weight: 700;
  }
  dd {
    max-width: ${theme.length.measure};
  }
  ${media.print} {
    display: none;
  }
`;
