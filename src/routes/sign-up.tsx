import { createFileRoute } from '@tanstack/react-router';
import { signUpCopy } from '#content/copy/sign-up.ts';
import { PageHead } from '#features/page-head/page-head.tsx';
import { SignUpStand } from '#sections/sign-up/sign-up-stand.tsx';

export const Route = createFileRoute('/sign-up')({ component: SignUpPage });

function SignUpPage() {
  return (
    <>
      <PageHead head={signUpCopy.head} path="/sign-up" />
      <SignUpStand />
    </>
  );
}
