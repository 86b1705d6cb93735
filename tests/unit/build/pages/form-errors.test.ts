import { expect, it } from 'vitest';
import { formErrors } from '#build/pages/form-errors.ts';

const note =
  '<p class="a" id="n"><svg></svg><span><b>For grown-ups.</b> Children: ask one.</span></p>';

it.each([
  `<label for="e">Email</label>${note}<input id="e" type="email" aria-describedby="n">`,
  `<input name="EMAIL" aria-describedby="error n"><p id="error">Wrong.</p>${note}`,
  `<p class="line">E-mail <span class="blank"></span></p><p>For grown-ups. Children: ask one.</p>`,
  '<input type="hidden" name="email"><input type="text" name="FNAME">',
])('accepts %s', (html) => expect(formErrors('/page', html)).toEqual([]));

it.each([
  '<input type="email">',
  '<INPUT TYPE="EMAIL">',
  '<input name="EMAIL" aria-describedby="missing">',
  `<input autocomplete="email">${note}`,
  '<input type=email>',
  '<label class="a" for="x">Your <b>e-mail</b></label><input id="x">',
  '<input type="email" aria-describedby="n"><p id="n">We write seldom.</p>',
  '<p class="line">E-mail <span class="blank"></span></p>',
])('rejects %s', (html) => {
  expect(formErrors('/planted', html)).toHaveLength(1);
  expect(formErrors('/planted', html)[0]).toMatch(/^\/planted: .*For grown-ups/);
});
