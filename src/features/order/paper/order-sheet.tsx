import { orderCopy } from '#content/copy/order.ts';
import { pendingMark } from '#content/owner-value.ts';
import { guidePath, OrderCode } from '../desk/order-code.tsx';
import { booksOn, tellOrder, type OrderList } from '../list/order-list.ts';
import { OrderFrame } from './order-frame.tsx';

const { heading, product, how, columns, isbnPending, code, again, lines } = orderCopy.paper;

/** One Letter page for up to fifteen titles, with lines to fill in by hand. */
export function OrderSheet({ list }: { readonly list: OrderList }) {
  return (
    <OrderFrame>
      <header>
        <div>
          <h1>{heading}</h1>
          <p>
            <b>{product}</b>
            <br />
            {how}
          </p>
        </div>
        <figure>
          <OrderCode list={list} label={code} />
          <figcaption>
            {again}: {location.host}
            {guidePath}
          </figcaption>
        </figure>
      </header>
      <table>
        <thead>
          <tr>
            {[columns.title, columns.author, columns.isbn, columns.copies].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {booksOn(list).map(({ key, title, author, isbn }) => (
            <tr key={key}>
              <th scope="row" {...pendingMark(title)}>
                {title.value}
              </th>
              <td {...pendingMark(author)}>{author.value}</td>
              <td {...pendingMark(isbn)}>
                {isbn.state === 'pending' ? isbnPending : <code>{isbn.value}</code>}
              </td>
              <td>{list.get(key)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="total">{tellOrder(list)}</p>
      <div className="lines">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </OrderFrame>
  );
}
