/**
 * Labels over the parts of a recipe, in the languages of most recipe pages. Lower case, without marks; a label may
 * go on after the word ("Zutaten für 4 Personen"). Collected from published recipes of each language.
 */
export type Section = 'ingredients' | 'instructions' | 'notes' | 'equipment' | 'other'

const words: Readonly<Record<Section, string>> = {
  ingredients: `
    ingredients|ingredient list|ingredients list|the ingredients|what you need|what you'll need|what you will need|you will need|you'll need|you need|recipe ingredients
    zutaten|zutatenliste|das brauchst du|ingredienti|інгредієнти|складники|продукти|מצרכים|מרכיבים|רכיבים|חומרים|המצרכים
    ингредиенты|продукты|состав|ingrédients|les ingrédients|ingredientes|ingrediënten|ingrediëntenlijst|ingredienten|benodigdheden|dit heb je nodig|wat heb je nodig|składniki|lista składników|liste des ingrédients|lista de ingredientes|lista ingredienti
    ingredience|suroviny|ingrediencie|hozzávalók|ingredienser|dette skal du bruge|du trenger|ainekset|ainesosat|malzemeler|ingrediente|υλικά
    съставки|необходими продукти|sastojci|sestavine|ingredientai|koostisosad|sastāvdaļas|材料|用料|食材|配料|재료|المقادير|المكونات|مواد لازم|nguyên liệu|bahan|bahan-bahan|ส่วนผสม|सामग्री`,
  instructions: `
    instructions|recipe instructions|directions|cooking directions|method|the method|cooking method|preparation|preparation method|procedure|steps|step by step|step-by-step|how to make|how to make it|how to prepare|how to cook|to make|make it|let's cook|let’s cook|let's make it|cooking instructions|what to do|process
    zubereitung|zubereiten|backen|anleitung|zubereitungsschritte|arbeitsschritte|so geht's|so geht’s|so wird's gemacht|und so wird's gemacht|schritte|arbeitsanweisung
    preparazione|procedimento|istruzioni|come fare|come preparare|esecuzione|приготування|спосіб приготування|як приготувати|рецепт приготування|хід приготування|אופן ההכנה|אופן הכנה|הוראות הכנה|ההכנה|הכנה|איך מכינים
    приготовление|способ приготовления|как приготовить|пошаговый рецепт|рецепт приготовления|инструкции|инструкция
    préparation|la préparation|instructions|étapes|étapes de préparation|réalisation|recette|progression|preparación|elaboración|instrucciones|pasos|modo de preparación|cómo hacer|paso a paso|preparación paso a paso
    modo de preparo|modo de fazer|como fazer|preparo|preparação|confeção|bereiding|bereidingswijze|instructies|zo maak je het|zo maak je|maken|bakken|bereiden|werkwijze|aan de slag|stappen
    przygotowanie|sposób przygotowania|wykonanie|postup|postup přípravy|příprava|príprava|elkészítés|elkészítése|gör så här|tillagning|instruktioner|så här gör du|fremgangsmåde|sådan gør du|slik gjør du|fremgangsmåte|framgangsmåte|slik lager du
    valmistus|valmistusohje|ohje|ohjeet|hazırlanışı|yapılışı|nasıl yapılır|mod de preparare|preparare|εκτέλεση|παρασκευή|οδηγίες|приготвяне|начин на приготвяне|priprema|priprava|gaminimas|作り方|手順|做法|步骤|步驟|만드는 법|만드는법|조리순서|조리 순서|طريقة التحضير|طريقة العمل|طرز تهیه|cách làm|cara membuat|langkah-langkah|วิธีทำ|विधि`,
  notes: `
    notes|note|recipe notes|recipe note|cook's notes|cook's note|cook’s note|cooks note|chef's notes|chef's tip|tips|tip|top tip|top tips|tips & tricks|recipe tips|hinweise|hinweis|tipp|tipps|anmerkungen|notizen|consigli|suggerimenti|il consiglio|примітки|нотатки|поради|порада|примітка|הערות|טיפים|טיפ
    примечания|советы|совет|remarques|conseils|astuces|notas|consejos|trucos|dicas|dica|opmerkingen|tips en tricks|wskazówki|porady|uwagi|tipy|poznámky|uwaga|uwagi końcowe|remarque|nota|attenzione|anmerkung|opmerking|wskazówka|tippek|tippejä|vinkkejä|notlar|püf noktası|コツ|小贴士|小贴示`,
  equipment: `
    equipment|equipment needed|equipment list|you will also need|utensils|utensils needed|kitchen tools|besonderes zubehör|küchengeräte|extra nodig|special equipment|tools|tools needed|utensilien|zubehör|attrezzatura|matériel|ustensiles|utensilios|materiaal|keukengerei|naczynia`,
  other: `
    nutrition|nutrition facts|nutrition information|nutritional information|nutritional facts|nutrition info|nutritional info|nutrients|nutrition per serving|per serving|calories|each serving contains|nährwerte|nährwertangaben|nährwerte pro portion|valori nutrizionali|харчова цінність|ערכים תזונתיים|пищевая ценность|valeurs nutritionnelles|información nutricional|informação nutricional|voedingswaarden|voedingswaarde|wartości odżywcze|näringsvärde
    comments|leave a comment|leave a reply|leave a review|reviews|rate this recipe|ratings|kommentare|commenti|коментарі|תגובות|комментарии|commentaires|comentarios|comentários|reacties|reactie plaatsen|laat een reactie achter|geef een reactie|geef jouw beoordeling|beoordeel dit recept|bewerte dieses rezept|jetzt bewerten|komentarze|hozzászólások|kommentarer
    related|related recipes|related posts|you may also like|you might also like|more recipes|more like this|similar recipes|recommended|recommended recipes|don't miss|popular recipes|latest recipes|ähnliche rezepte|das könnte dir auch gefallen|weitere rezepte|ricette correlate|potrebbe interessarti anche|схожі рецепти|дивіться також|אולי יעניין אותך|похожие рецепты|vous aimerez aussi|recettes similaires|recetas relacionadas|también te puede interesar|receitas relacionadas|gerelateerde recepten|meer recepten|meer recepten voor|nog meer|podobne przepisy
    share|share this|share this recipe|tags|tagged|categories|category|filed under|newsletter|subscribe|follow us|about|about the author|video|watch|faq|faqs|frequently asked questions|storage|how to store|variation|variations|substitutions|what to serve|serving suggestions|more|did you make this recipe|did you make this|print|print recipe|save|jump to recipe|credits|advertisement|source|keywords|cuisine|course|author`,
}

const sections: readonly Section[] = ['ingredients', 'instructions', 'notes', 'equipment', 'other']
const sectionOf: ReadonlyMap<string, Section> = new Map(
  sections.flatMap((section) =>
    words[section].split(/\||\n\s*/).flatMap((word) => (word.trim() === '' ? [] : [[word.trim(), section] as const])),
  ),
)
const maxWordLength = 6

/** A written label without its marks: "▸ Ingredients:" is "ingredients". */
const plainLabel = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/(?<![^\p{L}\p{N})])[^\p{L}\p{N})]+$/u, '')
    .replace(/\s+/g, ' ')

/** "Preparation 10 min" says how long something takes. */
const endsInTime =
  /\d\s?(?:h|hrs?|hours?|m|mins?|minutes?|std|stunden?|minuten|minutos|minuti|ore|ora|uur|хв|мин|דקות)\.?$/iu

/** "Tip: a glass of milk goes well with it." is a remark, and no label. */
const isRemark = /^\p{L}+[:：]\s?(?:\S+\s){3}/u

/** The section that a line is the label of, or `null`. A line that only begins with a label must be short. */
export function sectionLabel(text: string): Section | null {
  if (text.length > 70 || endsInTime.test(text)) return null
  const label = plainLabel(text)
  const exact = sectionOf.get(label)
  if (exact !== undefined) return exact
  const parts = label.split(/[\s:(–—-]+/)
  if (parts.length > 9 || /[.!?]\s|,\s/.test(label)) return null
  for (let count = Math.min(maxWordLength, parts.length - 1); count > 0; count--) {
    const section = sectionOf.get(parts.slice(0, count).join(' '))
    if (section === 'notes' && isRemark.test(text)) return null
    if (section !== undefined) return goesOn(label, parts.slice(0, count).join(' ')) || count > 1 ? section : null
  }
  return null
}

/** Whether a line is the label of a part and nothing else. */
export const isLabelOf = (text: string, part: Section): boolean => sectionOf.get(plainLabel(text)) === part

/** Words that may follow a label: "for the cake", "(serves 4)", "für 4 Personen", ": 4 servings". */
const goesOn = (label: string, word: string): boolean =>
  /^\s*(?:[:(–—-]|for\b|of\b|für|per\b|pour|para|voor|dla|na\b|для|на|ל|\d|&|and\b|und\b|och|til|pro\b|della?\b|dell'|degli\b|des?\b|du\b|do\b|da\b|van\b|der\b)/u.test(
    label.slice(word.length),
  )

/** A label at the end of a heading in a script without blanks, after the name of the dish. */
const endOfUnspaced = /[\u3040-\u30ff\u4e00-\u9fff】）)]の?的?(作り方|做法|步骤|步驟|材料|用料|食材)$/u

/** The section at the end of a heading: "Pancake ingredients", "Kürbissuppe Zubereitung". */
export function sectionOfHeading(text: string): Section | null {
  const direct = sectionLabel(text)
  if (direct !== null || text.length > 60) return direct
  const ending = endOfUnspaced.exec(text)?.[1]
  if (ending !== undefined) return sectionOf.get(ending) ?? null
  const lasts = [text, text.replace(/[:：].*$/, '')].map((part) => plainLabel(part).split(' ').at(-1) ?? '')
  const matches = lasts.map((last) => sectionOf.get(last))
  return matches.find((section) => section === 'ingredients' || section === 'instructions') ?? null
}
