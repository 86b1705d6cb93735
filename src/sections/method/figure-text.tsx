import { Fragment } from 'react';

/** "up to 74%": the number large, the words beside it small, the text unbroken. */
export function FigureText({ figure }: { readonly figure: string }) {
  return figure.split(' ').map((word, at) => (
    <Fragment key={word}>
      {at > 0 && ' '}
      {/\d/.test(word) ? word : <small>{word}</small>}
    </Fragment>
  ));
}
