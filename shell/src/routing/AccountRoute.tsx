import { onDemand } from '@potluck/ui'
import { useSearchParams } from 'react-router'
import { RemoteRoute } from './RemoteRoute.tsx'

const ResetPassword = onDemand(
  () => import('../reset-password/ResetPasswordScreen.tsx').then((module) => module.ResetPasswordScreen),
  'screen',
)

/** The account settings are a remote's; with the code of a forgotten password they are open to a guest, here. */
export function AccountRoute() {
  const code = useSearchParams()[0].get('code')
  return code === null ? <RemoteRoute /> : <ResetPassword code={code} />
}
