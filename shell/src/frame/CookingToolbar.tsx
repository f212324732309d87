import { useStore } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { IconButton } from '@potluck/ui'
import { RecipeImage, Toolbar } from '@potluck/ui/content'
import { IconX } from '@potluck/ui/icons'
import { useShell, useWords } from '../host/ShellContext.tsx'
import classes from './CookingToolbar.module.css'

/** The recipes being cooked, at least one, one tap away on every screen. */
export function CookingToolbar() {
  const t = useWords()
  const { host } = useShell()
  const pinned = useStore(host.pins)

  async function clear() {
    const accepted = await host.confirm({
      title: t('cooking.clearTitle'),
      message: t('cooking.clearMessage', { count: pinned.length }),
      confirm: t('cooking.clearConfirm'),
    })
    if (accepted) host.pins.clear()
  }

  return (
    <Toolbar
      label={t('cooking.label')}
      end={<IconButton icon={<IconX />} label={t('cooking.clear')} onClick={() => void clear()} />}
    >
      {pinned.map(({ id, title, imageUrl }) => (
        <a key={id} href={href(paths.recipe(id))} aria-label={title} data-tooltip={title} className={classes.recipe}>
          <RecipeImage title={title} src={imageUrl} shape="round" />
        </a>
      ))}
    </Toolbar>
  )
}
