import { useSearchParams } from 'react-router'
import { later } from '../frame/later.tsx'
import { RemoteRoute } from './RemoteRoute.tsx'

const ResetPassword = later(() =>
  import('../reset-password/ResetPasswordScreen.tsx').then((module) => module.ResetPasswordScreen),
)

/** The account settings are a remote's; with the code of a forgotten password they are open to a guest, here. */
export function AccountRoute() {
  const code = useSearchParams()[0].get('code')
  return code === null ? <RemoteRoute /> : <ResetPassword code={code} />
}
