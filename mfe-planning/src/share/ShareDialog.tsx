import { Dialog } from '@potluck/parts/Dialog'
import { SharePeopleDialog } from '@potluck/parts/SharePeopleDialog'
import { useGlobalPreferences } from '@potluck/platform/hooks'
import { Button, Stack } from '@potluck/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Owned } from '../kitchens/may-delete.ts'
import { useGiveEntries } from '../kitchens/useGiveEntries.tsx'

interface Way {
  readonly key: string
  readonly icon?: ReactNode
  readonly label: ReactNode
  readonly onSelect?: (() => void) | undefined
}

interface Props {
  readonly shared: Owned & Pick<Parameters<typeof SharePeopleDialog>[0], 'collaborators'> & { readonly title: string }
  /** The rights of the chosen people. */
  readonly about: string
  /** Whether the last choice of people could not be saved. */
  readonly failed: boolean
  readonly onPeople: (collaborators: string[]) => void
  /** @throws when it fails */
  readonly onGive: (kitchenId: string) => Promise<unknown>
  /** The invitation by link, for the owner. */
  readonly link?: ReactNode
  /** Ways for everybody on it: sending, printing. */
  readonly ways: readonly Way[]
  readonly onClose: () => void
}

/** All ways to share a list or plan: with people, with a household, by link, as a file, on paper. */
export function ShareDialog({ shared, about, failed, onPeople, onGive, link, ways, onClose }: Props) {
  const { t } = useTranslation('planning')
  const { usePeople } = useGlobalPreferences()
  const households = useGiveEntries(shared, onGive)
  const frame = { title: t('share.title'), onClose }
  const forAll = <Ways ways={ways} />
  if (!usePeople || shared.kitchen) {
    return (
      <Dialog {...frame} size="small">
        {forAll}
      </Dialog>
    )
  }
  return (
    <SharePeopleDialog
      {...frame}
      about={about}
      noFriends={t('share.noFriends')}
      owner={shared.owner}
      collaborators={shared.collaborators}
      failed={failed}
      onSave={(ids) => onPeople([...ids])}
      ways={forAll}
    >
      <Ways
        ways={households.map((household) => ({
          ...household,
          onSelect() {
            onClose()
            household.onSelect?.()
          },
        }))}
      />
      {link}
    </SharePeopleDialog>
  )
}

function Ways({ ways }: { readonly ways: readonly Way[] }) {
  if (ways.length === 0) return null
  return (
    <Stack gap={2}>
      {ways.map(({ key, icon, label, onSelect }) => (
        <Button key={key} wide icon={icon} onClick={onSelect}>
          {label}
        </Button>
      ))}
    </Stack>
  )
}
