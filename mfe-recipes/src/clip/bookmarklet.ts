import { leftOutOfPages, videoMark } from '@potluck/clip/handed-page'

/**
 * The bookmarklet: it opens `hand-over` in a new window and sends only to that window the content of the current page.
 * It reads no data of the product and has no session. Scripts stay behind, unless they are data of a recipe or a video.
 * @param base address of the product, ending in a slash
 */
export function bookmarkletFor(base: string): string {
  const { origin } = new URL(base)
  const code = `(()=>{
const w=open(${JSON.stringify(`${base}hand-over`)},'_blank');
const d=document.documentElement.cloneNode(true);
d.querySelectorAll(${JSON.stringify(leftOutOfPages)}).forEach(e=>e.textContent.includes(${JSON.stringify(videoMark)})||e.remove());
const f=e=>{if(e.source!==w||e.origin!==${JSON.stringify(origin)})return;
removeEventListener('message',f);
w.postMessage({potluck:'page',url:location.href,html:d.outerHTML},${JSON.stringify(origin)})};
addEventListener('message',f)
})()`
  return `javascript:${encodeURIComponent(code.replaceAll('\n', ''))}`
}
