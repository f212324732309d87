import type { MemberAccount } from '@potluck/api/members'
import { isNameTyped } from '@potluck/api/name-typed'
import { FormDialog } from '@potluck/parts/FormDialog'
import { ProofFields } from '@potluck/parts/ProofFields'
import { Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { useAccountProof } from '../identity/useAccountProof.ts'
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

/** Says what an action on an account does, and asks who the admin is; a deletion for the account's name too. */
export function MemberDialog({ member, action, act, onClose }: Props) {
  const { t } = useTranslation('settings')
  const { name, email, pictureLimit } = member
  const { form, proof } = useAccountProof({
    initial: { name: '', megabytes: pictureLimit === null ? '' : String(pictureLimit / 1_000_000) },
    check: (typed) => ({
      name: action === 'delete' && !isNameTyped(typed.name, name) && t('server.members.otherName'),
      megabytes: !isMegabytes(typed.megabytes) && t('server.members.noSize'),
    }),
    send: ({ name: typed, megabytes }, given) => act({ name: typed, megabytes, proof: given }),
    explain: (_, field) => (field === 'name' ? { field, message: t('server.members.otherName') } : null),
    onDone: onClose,
  })
  const title = t(`server.members.does.${action}`)
  const submitLabel = action === 'pictureLimit' ? t('save') : title
  return (
    <FormDialog danger={destroys(action)} title={title} submitLabel={submitLabel} form={form} onClose={onClose}>
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
      <ProofFields {...proof} field={form.field} />
    </FormDialog>
  )
}
