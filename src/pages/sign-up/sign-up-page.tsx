import { SignUpStand } from './sign-up-stand.tsx';

export function SignUpPage() {
  return <SignUpStand />;
}
