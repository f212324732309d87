import { href, paths } from '@potluck/platform/paths'
import { IconLink } from '@potluck/ui/content'
import { IconArrowLeft } from '@potluck/ui/icons'
import { useWords } from '../host/ShellContext.tsx'

/** The way back from a page that only the about page leads to. */
export function ToAbout() {
  const shellWords = useWords()
  return <IconLink icon={<IconArrowLeft />} label={shellWords('menu.about')} href={href(paths.about())} />
}
