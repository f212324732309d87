import type { CallOutput } from '@potluck/api/endpoint'
import type { listKitchens } from '@potluck/api/kitchens'
import { useFormats } from '@potluck/parts'
import { useTranslation } from 'react-i18next'

/** @returns a sentence on what happens to common kitchens when the member parts from a person; none without common kitchens */
export function useWordsOfKitchens(): (answer: CallOutput<typeof listKitchens>, personId: string) => readonly string[] {
  const { t } = useTranslation('social')
  const { list } = useFormats()
  return ({ kitchens, invitations }, personId) => {
    const common = kitchens.filter(({ members }) => members.some(({ person }) => person.id === personId))
    const names = common.map(({ name }) => t('kitchens.quoted', { name }))
    const isAsked =
      invitations.some(({ from }) => from.id === personId) ||
      kitchens.some(({ invited }) => invited.some(({ person }) => person.id === personId))
    return [
      ...(common.length > 0 ? [t('friendship.kitchensStay', { kitchens: list(names) })] : []),
      ...(isAsked ? [t('friendship.invitationsEnd')] : []),
    ]
  }
}
