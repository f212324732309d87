import { copyText } from '@potluck/platform/copy-text'
import { useHost } from '@potluck/platform/HostProvider'
import { Button } from '@potluck/ui'
import { IconCopy } from '@potluck/ui/icons'

interface Props {
  readonly text: string
  readonly label: string
  /** Said when it is on the clipboard. */
  readonly copied: string
}

/** Puts a text on the clipboard. It is displayed, too: where copying is not allowed it can be read. */
export function CopyButton({ text, label, copied }: Props) {
  const { toast } = useHost()

  async function copy() {
    if (await copyText(text)) toast({ message: copied, tone: 'done' })
  }

  return (
    <Button icon={<IconCopy />} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
