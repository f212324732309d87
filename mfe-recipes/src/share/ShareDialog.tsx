import { roleOf } from '@potluck/api/kitchen-roles'
import type { Recipe } from '@potluck/api/recipes'
import { useKitchens } from '@potluck/parts/useKitchens'
import { useSaveCopy } from '@potluck/parts/useSaveCopy'
import { useGlobalPreferences } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { ListRow } from '@potluck/ui/content'
import { IconBook, IconCopy, IconFile, IconLink, IconPrinter, IconSend, IconShare, IconUsers } from '@potluck/ui/icons'
import { Modal } from '@potluck/ui/overlays'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BeforeSharing } from '../for-eaters/BeforeSharing.tsx'
import { canHandOn, useQuickLink } from './useQuickLink.ts'

interface Props {
  readonly recipe: Recipe
  /** Opens a way that has a dialog of its own, in place of this one. */
  readonly onOpen: (way: 'send' | 'links' | 'print') => void
  readonly onClose: () => void
}

/** One dialog with all ways to give a recipe to others: into another book, to friends, by link, as a file, on paper. */
export function ShareDialog({ recipe, onOpen, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const { usePeople } = useGlobalPreferences()
  return (
    <Modal opened onClose={onClose} title={t('sharing.title', { title: recipe.title })} closeLabel={t('close')}>
      <BeforeSharing recipe={recipe} />
      <ul>
        {recipe.isOwner && <OtherBooks recipe={recipe} onDone={onClose} />}
        {usePeople && <Way icon={<IconSend />} word={t('sharing.toFriend')} onClick={() => onOpen('send')} />}
        {recipe.isOwner && <QuickLink recipe={recipe} onLinks={() => onOpen('links')} onDone={onClose} />}
        {recipe.isOwner && (
          <Way
            icon={<IconLink />}
            word={t('sharing.links')}
            hint={t('sharing.linksHint')}
            onClick={() => onOpen('links')}
          />
        )}
        {recipe.isOwner && (
          <Way
            icon={<IconFile />}
            word={t('sharing.asFile')}
            address={href(paths.export({ recipeIds: [recipe.id], kitchen: recipe.kitchenId }))}
          />
        )}
        <Way icon={<IconPrinter />} word={t('sharing.onPaper')} onClick={() => onOpen('print')} />
      </ul>
    </Modal>
  )
}

interface WayProps {
  readonly icon: ReactNode
  readonly word: string
  readonly hint?: string
  readonly address?: string
  readonly onClick?: () => void
}

const Way = ({ icon, word, hint, address, onClick }: WayProps) => (
  <li>
    <ListRow leading={icon} title={word} subtitle={hint} href={address} onClick={onClick} />
  </li>
)

/** A recipe of the own book goes into a kitchen; one of a kitchen is copied into the own book. */
function OtherBooks({ recipe, onDone }: { readonly recipe: Recipe; readonly onDone: () => void }) {
  const { t } = useTranslation('recipes')
  const isOwn = recipe.kitchenId === undefined
  const kitchens = (useKitchens(isOwn) ?? []).filter(({ role }) => roleOf(role) !== 'reader')
  const { save } = useSaveCopy()
  if (!isOwn) {
    return (
      <Way
        icon={<IconBook />}
        word={t('sharing.intoOwn')}
        onClick={() => {
          save(recipe)
          onDone()
        }}
      />
    )
  }
  // An inbox is the cook's own: its note has the way into a kitchen.
  if (recipe.folder === 'inbox') return null
  return kitchens.map(({ id, name }) => (
    <Way
      key={id}
      icon={<IconUsers />}
      word={t('sharing.into', { book: name })}
      address={href(paths.moveIn(id, { recipeIds: [recipe.id] }))}
    />
  ))
}

interface QuickLinkProps {
  readonly recipe: Recipe
  readonly onLinks: () => void
  readonly onDone: () => void
}

/** Hands a link to the phone's share sheet; a browser without one copies it. */
function QuickLink({ recipe, onLinks, onDone }: QuickLinkProps) {
  const { t } = useTranslation('recipes')
  const handOn = useQuickLink(recipe, onLinks, onDone)
  const sends = canHandOn()
  return (
    <Way
      icon={sends ? <IconShare /> : <IconCopy />}
      word={t(sends ? 'sharing.sendLink' : 'sharing.copyLink')}
      hint={t('sharing.linkHint')}
      onClick={handOn}
    />
  )
}
