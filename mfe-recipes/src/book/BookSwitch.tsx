import { roleOf } from '@potluck/api/kitchen-roles'
import type { Kitchen } from '@potluck/api/kitchens'
import { allBooks } from '@potluck/api/of-book'
import { useImageAddress } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Avatar, Menu } from '@potluck/ui/content'
import { IconBook, IconCheck, IconChevronDown, IconHome, IconPlus, IconUsers } from '@potluck/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './BookSwitch.module.css'

interface Props {
  /** The name of the shown book. */
  readonly title: string
  /** Undefined where the title is that of one book, which no other replaces. */
  readonly kitchens: readonly Kitchen[] | undefined
  /** The household that is shown, or all books; undefined for the own book. */
  readonly kitchenId: string | undefined
  /** Whether all books together are a choice. */
  readonly withAll?: boolean
  readonly onChoose: (kitchenId: string | undefined) => void
}

/** Households that the cook owns, then the others, each by name. */
const ownFirst = (kitchens: readonly Kitchen[]): readonly Kitchen[] =>
  kitchens.toSorted(
    (a, b) => Number(roleOf(b.role) === 'owner') - Number(roleOf(a.role) === 'owner') || a.name.localeCompare(b.name),
  )

/** The title of a list of recipes, or of what belongs to a book: a button whose menu opens another book. */
export function BookSwitch({ title, kitchens, kitchenId, withAll = false, onChoose }: Props) {
  const { t } = useTranslation('recipes')
  const address = useImageAddress()
  const book = (id: string | undefined, label: string, icon: ReactNode) => ({
    key: id ?? 'own',
    label: <bdi>{label}</bdi>,
    icon: id === kitchenId ? <IconCheck aria-hidden="true" /> : icon,
    checked: id === kitchenId,
    onSelect: () => onChoose(id),
  })
  const iconOf = ({ name, image }: Kitchen) =>
    image ? <Avatar name={name} src={address(image.thumbnail)} size="icon" /> : <IconHome aria-hidden="true" />
  if (!kitchens || kitchens.length === 0) return title
  const shown = kitchens.find(({ id }) => id === kitchenId)
  return (
    <Menu
      trigger={
        <button type="button" className={classes.switch}>
          <bdi>{title}</bdi>
          <IconChevronDown size="1em" aria-hidden="true" />
        </button>
      }
      entries={[
        ...ownFirst(kitchens).map((kitchen) => book(kitchen.id, kitchen.name, iconOf(kitchen))),
        book(undefined, t('books.own'), <IconBook aria-hidden="true" />),
        ...(withAll
          ? [
              book(allBooks, t('books.allTitle'), <IconUsers aria-hidden="true" />),
              ...(shown
                ? [
                    {
                      key: 'about',
                      label: t('books.about', { kitchen: shown.name }),
                      icon: iconOf(shown),
                      href: href(paths.kitchen(shown.id)),
                      startsGroup: true,
                    },
                  ]
                : []),
              {
                key: 'new',
                label: t('books.new'),
                icon: <IconPlus aria-hidden="true" />,
                href: href(paths.newKitchen()),
                startsGroup: !shown,
              },
            ]
          : []),
      ]}
    />
  )
}
