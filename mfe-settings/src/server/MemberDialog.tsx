import type { MemberAccount } from '@potluck/api/members'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useForm } from '@potluck/platform/useForm'
import { Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { accountProblem } from '../identity/account-problem.ts'
import { ProofFields } from '../identity/ProofFields.tsx'
import { noProof, proofField, proofOf } from '../identity/proof.ts'
import { usePasswordCheck } from '../identity/usePasswordCheck.ts'
import type { MemberAction } from './member-actions.ts'
import type { TypedAction } from './useMembers.ts'

interface Props {
  readonly member: MemberAccount
  readonly action: MemberAction
  readonly act: (typed: TypedAction) => Promise<void>
  readonly onClose: () => void
}

const destroys = (action: MemberAction): boolean => action === 'delete' || action === 'disable'

/** Empty, or a whole number from 1 to 1,000,000. */
const isMegabytes = (typed: string): boolean =>
  typed === '' || (/^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 1_000_000)

/** Says what an action on an account does, and asks who the keeper is; a deletion for the account's name too. */
export function MemberDialog({ member, action, act, onClose }: Props) {
  const { t } = useTranslation('settings')
  const checkPassword = usePasswordCheck()
  const { name, email, pictureLimit } = member
  const form = useForm({
    initial: {
      name: '',
      megabytes: pictureLimit === null ? '' : String(pictureLimit / 1_000_000),
      ...noProof,
    },
    check: (typed) => ({
      name: action === 'delete' && typed.name.trim() !== name.trim() && t('server.members.otherName'),
      megabytes: !isMegabytes(typed.megabytes) && t('server.members.noSize'),
      currentPassword: checkPassword(typed.currentPassword),
    }),
    submit: ({ name: typed, megabytes, ...proof }) => act({ name: typed, megabytes, proof: proofOf(proof) }),
    explain(error, field) {
      const problem = accountProblem(error)
      const message = field === 'name' ? t('server.members.otherName') : t(`account.problems.${problem}`)
      const blamed = proofField(problem) ?? field
      return blamed === null ? { problem: message } : { field: blamed, message }
    },
    onDone: onClose,
  })
  const title = t(`server.members.does.${action}`)
  return (
    <FormDialog danger={destroys(action)} title={title} submitLabel={title} form={form} onClose={onClose}>
      <Text>{t(`server.members.why.${action}`, { name, email })}</Text>
      {action === 'delete' && (
        <TextField
          {...form.field('name')}
          label={t('server.members.typeName')}
          description={t('server.members.typeNameAbout', { name })}
          autoComplete="off"
          required
        />
      )}
      {action === 'pictureLimit' && (
        <TextField
          {...form.field('megabytes')}
          label={t('server.members.megabytes')}
          description={t('server.members.megabytesAbout')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <ProofFields
        field={form.field}
        isPending={form.isPending}
        onPasskey={(ask) =>
          form.run(async ({ name: typed, megabytes }) =>
            act({ name: typed, megabytes, proof: { passkey: await ask() } }),
          )
        }
      />
    </FormDialog>
  )
}
