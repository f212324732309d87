import { animalMarks, vegetarianMarks } from '../../marks/diets.ts'
import type { MarkWords } from '../../marks/mark-words.ts'

export const itItMarkWords: MarkWords = {
  language: 'it-it',
  names: {
    furikake: 'shichimi togarashi, furikake',
    nog: 'eggnog',
    kvass: 'kvas',
    taramosalata: 'taramasalata',
    toffeeSweet: 'granella di croccante',
    meatDumpling: 'pelmeni',
    digestive: 'biscotti digestive, digestive, biscotti tipo digestive',
    cheesePasta:
      '{ravioli|tortelloni|tortelli|tortellini|agnolotti} {ricotta|di ricotta|alla ricotta|di magro|di zucca|alla zucca|ai funghi|ai formaggi|ricotta e spinaci}, krapfen, girelle alla cannella',
    otherFat: "grasso d'oca, grasso di oca, grasso d'anatra, sego, grasso di manzo, grasso di rognone",
    grain:
      "glutine, grano, grano duro, grano tenero, frumento, farina, farina 00, farina 0, farina manitoba, manitoba, farina integrale, farina di grano, farina di farro, farina di segale, farina d'orzo, farina di orzo, farina d'avena, farina di avena, farro, farro perlato, orzo, orzo perlato, segale, avena, fiocchi d'avena, fiocchi di avena, latte di avena, latte d'avena, bevanda di avena, panna di avena, crusca, crusca d'avena, germe di grano, semola, semola rimacinata, semolino, couscous, cous cous, cuscus, bulgur, bulghur, kamut, acqua di cottura della pasta, acqua della pasta, amido di frumento, amido di grano, fregola, farina di kamut, porridge, grano cotto, grano spezzato, friscellu, monococco, muscolo di grano, farina autolievitante, semola di grano duro, farinetta, grano per pastiera, spelta, freekeh, triticale, senatore cappelli, bevanda d'avena, fiocchi di farro, fiocchi di segale, fiocchi d'orzo, frumina, fiocchi di cereali, pumpernickel, sfilatino, ciabattina, lavash, knäckebrot, matzah, weetabix, pide",
    crustacean:
      'crostacei, gambero, gamberi, gamberetti, gamberone, gamberoni, mazzancolle, mazzancolla, scampo, scampi, aragosta, astice, granchio, polpa di granchio, granseola, granceola, canocchie, cicale di mare, pannocchie di mare, moeche, gambero rosso, krill, code di gambero, code di gamberi, bisque, astici, granciporro, pasta di gamberi, gamberetto, gambero di fiume',
    egg: "uovo, uova, tuorlo, tuorli, albume, albumi, uova di quaglia, chiara d'uovo, chiare d'uovo, chiara, chiare, rosso d'uovo, rossi d'uovo, frittata, uova sode, ovetto, ovetti, uovo intero, uovo sodo, ovoprodotti, uova di gallina, ovino, uovo di quaglia, uova di anatra, uova di papera, tuorlo d'uovo",
    fish: "pesce, pesci, acciuga, acciughe, alici, alice, tonno, salmone, salmone affumicato, merluzzo, baccalà, stoccafisso, orata, branzino, spigola, sgombro, sardina, sardine, trota, sogliola, platessa, rombo, dentice, cernia, pesce spada, pesce persico, persico, coda di rospo, rana pescatrice, pescatrice, triglia, triglie, nasello, aringa, anguilla, capitone, bottarga, caviale, uova di lompo, uova di pesce, uova di salmone, colatura di alici, colatura, pasta di acciughe, pasta d'acciughe, salsa di pesce, filetti di acciuga, halibut, pangasio, palombo, ricciola, luccio, carpa, lavarello, coregone, salmerino, storione, san pietro, gallinella, scorfano, sarago, cefalo, muggine, razza, ombrina, lampuga, dashi, katsuobushi, mosciame, ventresca, ventresca di tonno, filetti di tonno, bianchetti, novellame, latterini, alaccia, smeriglio, verdesca, spratto, rossetti, agone, missoltini, tinca, pesciolini, tombarello, tonnetto, palamita, eglefino, aguglia, bavette di merluzzo, tonnata, salsa tonnata, mormora, mormore, pagello, occhiata, uova di trota, zuppa di pesce, fritto di paranza, paranza, pesce azzurro, stocco, =sarda, =sarde, sarde fresche, pollack, ippoglosso, tilapia, lucioperca, rollmops, capelin, alborelle, gefilte fish",
    peanut:
      "arachide, arachidi, burro di arachidi, burro d'arachidi, olio di arachidi, olio di semi di arachide, olio di arachide, noccioline, nocciolina, noccioline americane, crema di arachidi, spagnolette, crema d'arachidi",
    soy: 'soia, {ricotta|yogurt|formaggio|crema} di soia, latte di soia, bevanda di soia, panna di soia, yogurt di soia, tofu, tempeh, edamame, lecitina di soia, bistecche di soia, granulare di soia, germogli di soia, farina di soia, olio di soia, natto, bocconcini di soia, spezzatino di soia, macinato di soia, fagioli di soia, tofu affumicato, burger di soia, panna soia, bevanda alla soia, yogurt alla soia, proteine di soia, tofu vellutato, yuba',
    dairy:
      'latte, latte intero, latte parzialmente scremato, latte condensato, latte in polvere, latticello, burro, burro chiarificato, panna, panna fresca, panna da cucina, panna acida, panna montata, panna liquida, formaggio, formaggi, parmigiano, parmigiano reggiano, grana, grana padano, pecorino, pecorino romano, mozzarella, mozzarella di bufala, burrata, stracciatella, stracchino, crescenza, mascarpone, ricotta, ricotta salata, gorgonzola, taleggio, fontina, provola, provolone, scamorza, caciocavallo, asiago, emmental, emmentaler, gruviera, groviera, edam, gouda, brie, camembert, feta, robiola, philadelphia, formaggio spalmabile, formaggio fresco, caprino, quartirolo, casatella, squacquerone, bitto, montasio, castelmagno, toma, tomino, tomini, bel paese, fior di latte, fiordilatte, fiocchi di latte, yogurt, yogurt greco, kefir, siero di latte, siero, caseina, caseinato, lattosio, ghee, ricottina, bufala, sottilette, sottiletta, formaggino, formaggini, quark, skyr, labneh, halloumi, paneer, cheddar, roquefort, primo sale, primosale, canestrato, pecorino sardo, certosa, puzzone, raclette, morlacco, branzi, latteria, nostrano, vezzena, bagoss, latticini, latticino, proteine del siero, panna vegetale con latte, crema di latte, burro fuso, burro salato, burro nocciola, tzatziki, ganache, bocconcini di mozzarella, cacioricotta, caciotta, cacio, noce di burro, mou, crema di formaggio, philadelfia, montebore, galbanino, leerdammer, crème fraîche, creme fraiche, yogurth, yoghurt, casu marzu, latte fresco, budino di riso, galbani, pannina, yogurt bianco, stracciata, burrino, certosino, giuncata, tuma, primo fiore, ragusano, pecorino stagionato, crema di ricotta, vastedda, seirass, zola, dulce de leche, panna spray, latte di capra, latte di pecora, burro di malga, ayran, schmand, tvorog, bocconcini, edamer, maasdam, gruyère, manchego, havarti, Boursin, limburger, oaxaca, fonzies',
    nut: 'noce, noci, gherigli, gheriglio, gherigli di noce, gherigli di noci, nocciola, nocciole, granella di nocciole, mandorla, mandorle, mandorle a lamelle, mandorle tritate, farina di mandorle, latte di mandorla, latte di mandorle, granella di mandorle, pistacchio, pistacchi, granella di pistacchi, granella di pistacchio, {ricotta|yogurt|panna|formaggio|burro|gelato|crema} di {mandorla|mandorle|anacardi|nocciola|nocciole}, pesto di pistacchi, pesto di pistacchio, anacardo, anacardi, noci pecan, pecan, noci di macadamia, macadamia, noci del brasile, noci brasiliane, noce del brasile, burro di mandorle, pasta di mandorle, pasta di nocciole, pasta nocciola, pasta di pistacchi, pasta di pistacchio, farina di nocciole, granella di noci, olio di noci, olio di nocciole, croccante, croccante di mandorle, gianduia, gianduja, pralinato, praliné, crema di nocciole, crema di mandorle, latte di nocciola, latte di nocciole, latte di anacardi, burro di anacardi, lamelle di mandorle, filetti di mandorle, pesto di noci, salsa di noci, confetti, olio di mandorle, pasta reale, brutti ma buoni, granella di nocciola, farina di pistacchi, crema di anacardi, bevanda di mandorla, bevanda alle mandorle, bevanda di mandorle, latte di noci',
    nutsOfAnyKind: 'frutta secca a guscio, frutta secca, frutta a guscio',
    pineNut: 'pinoli, pinolo',
    celery:
      'sedano, sedano rapa, costa di sedano, coste di sedano, gambo di sedano, cuore di sedano, sale di sedano, soffritto, odori, battuto, misto per soffritto, mix per soffritto, semi di sedano, preparato per soffritto, trito per soffritto, verdure per brodo, sedano verde, misto soffritto, trito di verdure, odori per il brodo, odori per brodo',
    mustard: 'senape, semi di senape, senape in grani, senape in polvere, foglie di senape',
    mustardFruit: 'mostarda, mostarda di frutta, mostarda di cremona',
    pickle: "cetriolini sott'aceto, cetriolini, cetrioli sott'aceto, wasabi",
    asafoetida: 'assafetida, asafetida',
    dijon: 'senape di digione, senape dijon, senape di dijon',
    sesame:
      'sesamo, semi di sesamo, olio di sesamo, tahina, tahin, tahini, crema di sesamo, pasta di sesamo, gomasio, salsa tahina, giuggiulena, cimino siciliano, halwa',
    hummus: 'hummus, humus, baba ganoush',
    maybeSesame: "zaatar, za'atar, falafel",
    sulphites: 'solfiti, anidride solforosa, papaya disidratata, pere essiccate, pesche disidratate',
    lupin: 'lupino, lupini, farina di lupini, farina di lupino',
    mollusc:
      'molluschi, vongola, vongole, vongole veraci, cozza, cozze, calamaro, calamari, calamaretti, totano, totani, seppia, seppie, seppioline, polpo, polipo, polpi, moscardini, ostrica, ostriche, capesante, capasanta, cappesante, canestrelli, fasolari, tartufi di mare, cannolicchi, telline, arselle, lumache, lumaca, lumachine di mare, nero di seppia, nero di calamaro, anelli di calamaro, anelli di totano, ciuffi di calamaro, cuori di mare, datteri di mare, murici, peoci, patelle, polipetti, polpetti, insalata di polpo, mitili, chiocciole',
    seafood:
      'frutti di mare, misto mare, misto di mare, insalata di mare, misto di pesce, misto scoglio, preparato per risotto alla pescatora, preparato di pesce, sugo allo scoglio',
    meat: 'carne, manzo, vitello, vitellone, bovino, agnello, abbacchio, capretto, pollo, petto di pollo, petti di pollo, cosce di pollo, coscia di pollo, sovracosce, fusi di pollo, tacchino, fesa di tacchino, petto di tacchino, anatra, oca, coniglio, lepre, fagiano, quaglia, quaglie, faraona, piccione, gallina, cappone, pollame, selvaggina, cervo, capriolo, cavallo, carne di cavallo, struzzo, bresaola, fegato, fegatini, fegatini di pollo, rognone, rognoni, trippa, animelle, midollo, ossobuco, ossibuchi, bistecca, bistecche, fiorentina, girello, roast beef, roastbeef, carpaccio di manzo, carne salada, fesa, reale di manzo, scamone, biancostato, muscolo di manzo, coda di vaccina, coda alla vaccinara, lingua di manzo, guancia di manzo, guancialini di vitello, controfiletto, tagliata, straccetti di manzo, straccetti di pollo, galletto, pollastra, pollastro, montone, carne di pecora, asino, noce di vitello, fettine di vitello, sottofesa, cappello del prete, sfilacci di cavallo, sfilacci, agnellone, costolette di agnello, germano, muscolo di vitello, bufalo, ali di pollo, alette di pollo, cuoricini, durelli, ventrigli, guance di manzo, guancia di vitello, =bollito, =lesso, scaloppine di vitello, spezzatino di manzo, pastrami, carne secca, wurstel di pollo carne, magatello, scaramella, muscolo, entrecôte, costata, scottona costata, coda di bue, coda, punta di petto salmistrata, Simmenthal, scottadito, aletta, rigaglie, tacchinella, foie gras, rognoncini',
    pork: "maiale, suino, prosciutto, prosciutto crudo, prosciutto cotto, prosciutto di parma, san daniele, pancetta, pancetta affumicata, guanciale, speck, lardo, lardo di colonnata, strutto, coppa, capocollo, lonza, lonza di maiale, arista, cotenna, cotenne, cotiche, costine, puntine, pancetta tesa, lombo di maiale, culatello, fiocco di prosciutto, stinco di maiale, stinco, porchetta, cinghiale, ciccioli, bacon, bacon a fette, maialino, porceddu, rete di maiale, braciole di maiale, braciola, lonzino, 'nduja, nduja, piedini di maiale, capicollo, lardelli, cubetti di pancetta, dadini di pancetta, rigatino, gota, gambuccio, zampetti, barbozza, spuntature, costolette di maiale, sugna, crudo di parma, prosciutto san daniele, stinchi, jamon, gola di maiale, cotechino, zampone, pulled pork, spam",
    cut: 'carne macinata, macinato, macinata, carne trita, trita, carne tritata, trito di carne, macinato misto, hamburger, svizzera, spezzatino, arrosto, fettine, cotoletta, cotolette, scaloppine, scaloppina, salumi, affettati, affettato, affettati misti, bocconcini di carne, rosticciana, frattaglie, interiora, coratella, straccetti, fettine di carne, carne mista, kebab, lingua, svizzere, lombata, costoletta',
    sausage:
      'wurstel, würstel, wurster, frankfurter, salame di tacchino, salsiccia di pollo, merguez, salsiccia di tacchino, weisswurst',
    porkSausage:
      'salama da sugo, cacciatore, ventricina, salamino, soppressa, soppressata, sopressa, sanguinaccio, musetto, ciauscolo, cervellata, spianata, spianata calabra, zuzizza, sazizza, sugo di salsiccia, kielbasa, bratwurst, testa in cassetta, aspic',
    mortadella: 'mortadella',
    rawSausage: 'salsiccia, salsicce, luganega, luganiga, lucanica, salamella, salamelle, luganeghe',
    salami:
      'chorizo, salame, salame piccante, salamini, finocchiona, salame napoli, salame milano, salame ungherese, =pepperoni, cacciatorino',
    pate: 'paté, patè, paté di fegato, terrina, patè di fegato, pâté',
    meatball: 'polpetta, polpette, polpettone, polpettine, polpettina, kofta, cevapcici, ćevapčići',
    breadedMeat:
      'nuggets, crocchette di pollo, cordon bleu, cotoletta alla milanese, pepite di pollo, bastoncini di pollo, cotoletta impanata, nuggets di pollo',
    gelatine:
      'gelatina, colla di pesce, fogli di gelatina, gelatina in fogli, gelatina alimentare, caramelle gommose, orsetti gommosi, gelatina in polvere, gelatina granulare, gommose, gelatina di carne, fogli di colla di pesce',
    marshmallow: 'marshmallow, marshmallows',
    animalFat: 'grasso animale',
    animal:
      "miele, cera d'api, miele millefiori, miele di acacia, pappa reale, carminio, cocciniglia, propoli, miele d'acacia",
    meatBroth:
      "brodo di carne, brodo di pollo, brodo di manzo, brodo di gallina, brodo di cappone, fondo bruno, dado di carne, brodo di vitello, brodo di tacchino, brodo di ossa, sugo d'arrosto, sugo di arrosto, brodo di bollito, dado di pollo, fondo di vitello, dado da brodo di carne, fondo di cottura dell'arrosto, brodo di faraona, granulare di carne, consommé, estratto di carne",
    fishBroth: 'brodo di pesce, fumetto, fumetto di pesce, dado di pesce, brodetto',
    seafoodBroth: 'brodo di crostacei, fumetto di crostacei, brodo di gamberi',
    vegetableBroth:
      'brodo vegetale, dado vegetale, brodo di verdure, brodo granulare vegetale, brodo di funghi, granulare vegetale, preparato per brodo vegetale, dado granulare vegetale, brodo vegetale granulare',
    broth:
      'brodo, dado, dado da brodo, brodo granulare, dado da cucina, preparato per brodo, dadi, dadi da brodo, granulare, dado granulare',
    soupPowder: 'minestra in busta, zuppa in busta, zuppa liofilizzata, preparato per zuppa, minestra liofilizzata',
    celerySeasoning: 'sale aromatizzato al sedano, verdure liofilizzate',
    gravy: 'gravy, fondo di cottura, salsa gravy, fondo di carne',
    pasta:
      'pasta, spaghetti, spaghettoni, penne, pennette, rigatoni, fusilli, farfalle, maccheroni, bucatini, linguine, orecchiette, paccheri, ditalini, ditali, trofie, tortiglioni, mezze maniche, conchiglie, conchiglioni, cavatelli, casarecce, vermicelli, capellini, cannelloni, ziti, sedani rigati, pipe rigate, stelline, risoni, busiate, pici, strozzapreti, mafaldine, calamarata, udon, ramen, bavette, cellentani, radiatori, lumaconi, gnocchetti sardi, malloreddus, fregula, trenette, strangozzi, pastina, anellini, filini, tubetti, tubettini, gemelli, spaghettini, caserecce, eliche, mezze penne, candele, mezzi rigatoni, pasta corta, pasta lunga, fregola sarda, scialatielli, gramigna, reginette, bigoli, lumachine, farfalline, croxetti, pasta secca, pasta mista, pasta integrale, capunti, sagne, quadrucci pasta, noodles istantanei, noodles di grano, corzetti',
    pastaMaybeEgg:
      'noodles, noodle, lasagne, lasagna, tagliatelle, fettuccine, pappardelle, sfoglie per lasagne, sfoglia per lasagne, fogli per ravioli cinesi, tagliolini, chitarra, spaghetti alla chitarra, garganelli, maltagliati, quadrucci, taglierini, sfoglie di lasagna, lasagnette, challah',
    eggPasta:
      "pasta all'uovo, pasta fresca, tagliatelle all'uovo, pasta fresca all'uovo, lasagne all'uovo, tajarin, spätzle, spatzle, sfoglia all'uovo, fettuccine all'uovo, pappardelle all'uovo, tagliolini all'uovo, maccheroncini all'uovo, sfoglia fresca, pasta sfoglia all'uovo, grattini all'uovo, maccheroncini di campofilone, tagliolini freschi, lasagne fresche, sfoglie di pasta fresca, tagliatelle fresche",
    passatelli: 'passatelli',
    buckwheatNoodle: 'soba, pizzoccheri',
    culurgiones: 'culurgiones',
    filledPasta:
      'tortellini, ravioli, tortelloni, agnolotti, cappelletti, cappellacci, tortelli, anolini, casoncelli, plin, agnolotti del plin, mezzelune, ravioloni, maultaschen',
    dumpling:
      'ravioli cinesi, involtini primavera, gyoza, samosa, pierogi, canederli, sofficini, arancini, supplì, arancino, panzerotti, knödel, varenyky, empanadas',
    gnocchi:
      'gnocchi, gnocchi di patate, gnocchetti, gnocchi alla romana, chicche, gnocchi di zucca, chicche di patate',
    bread:
      'pane, pangrattato, pan grattato, pane grattugiato, pane raffermo, pane casereccio, mollica, mollica di pane, panini, panino, baguette, ciabatta, focaccia, crostini, bruschetta, bruschette, fette biscottate, taralli, friselle, freselle, pane azzimo, pita, pane carasau, pane di segale, pane integrale, impasto per pizza, pasta per pizza, pasta della pizza, pasta per il pane, pasta di pane, lievito madre, pasta madre, pasta fillo, pasta phyllo, pasta matta, rosette, rosetta, michetta, cialde di ostia, ostie, panko, pane arabo, pane toscano, pane pugliese, crosta di pane, filone, filoncino, tigelle, cracker azzimi, licoli, biga, poolish, pane di altamura, crostone, crostoni, puccia, schiacciata, friselline, gallette di grano, pane duro, fresella, crescentine, pane guttiau, pasta kataifi, kataifi, base per pizza, base pizza, pretzel, bagel, pane a fette, bretzel, tarallini, fillo, pane vecchio, pagnotta, pizza bianca, pane bianco, pangrattato grosso, pane sciocco',
    softBread:
      'panini per hamburger, pane per hamburger, pan bauletto, pane per toast, pane per tramezzini, pan carré, pancarré, pancarrè, panini al latte, tramezzino, tramezzini, pan carrè, panini per hot dog, pane da hamburger, bun, panini da hamburger, pane in cassetta, pane da toast, toast, pane morbido, burek, baguettina',
    breadWithMilk: 'crostini di pane, naan, pane naan, pane al latte, pan brioche salato',
    richBread:
      'brioche, brioches, pan brioche, colomba, babà, cornetti, colomba pasquale, maritozzi, cornetto, bombolone, pandoro',
    breadWithPork: 'grissini',
    fattyBread: 'piadina, piadine, piadina romagnola, gnocco fritto, tigelle modenesi',
    tortilla: 'tortilla, tortillas, wrap',
    puffPastry:
      'pasta sfoglia, sfoglia, pasta brisée, pasta brisè, pasta brisé, pasta brise, brisée, impasto, rotolo di sfoglia, vol-au-vent, rotolo di pasta sfoglia, rotolo di brisée, vol au vent, pasta sfoglia rettangolare, pasta per crostate, base per torta, sfogliatine, sfogliatina, brisè',
    butterPastry:
      'pasta frolla, frolla, frollini, frollini al burro, croissant, biscotti al burro, tartellette, shortbread, frollino, crostata, base di frolla, crumble',
    biscuit:
      'biscotto, biscotti, wafer, cookies, merendine, cialde, cialda, biscotti al cioccolato, pavesini, barrette ai cereali, krumiri, ringo, gocciole, macine, biscotti tipo oro saiwa, biscottini, cono gelato, cannoli, cialde per cannoli, gelato in cono, cialdine, coni per gelato',
    plainBiscuit:
      'biscotti secchi, biscotti per la colazione, oro saiwa, petit, pan di zenzero, panpepato, biscotti integrali',
    cracker: 'cracker, crackers, salatini, tuc',
    panettone: 'panettone',
    catTongue: 'lingue di gatto, lingua di gatto',
    sandwichBiscuit: 'oreo, biscotti oreo, lotus, crema lotus, biscotti lotus, biscoff, salsa per wok',
    speculoos: 'speculoos, crema speculoos, biscotti speculoos',
    sponge:
      'savoiardi, savoiardo, pan di spagna, biscuit, pasta biscotto, madeleine, plumcake, torta paradiso, ciambellone',
    cake: 'torta, torte, muffin, ciambella, ciambelle, waffle, brownies, zeppole, pastiera',
    choux: 'bignè, pasta choux, pasta bignè, profiteroles, bigné, profiterole',
    cakeMix: 'preparato per torta, preparato per dolci, preparato per torte',
    amaretti:
      'amaretto biscotto, amaretti, amaretti secchi, amaretti morbidi, cantucci, cantuccini, ricciarelli, macaron, panforte, macarons, amaretti sbriciolati',
    muesli: 'muesli, müsli',
    granola: 'granola',
    cereal: 'cereali per colazione, cereali da colazione',
    flakes: 'corn flakes, cornflakes, fiocchi di mais, riso soffiato, rice krispies',
    malt: "malto, malto d'orzo, malto di orzo, estratto di malto, malto diastasico, orzo solubile, caffè d'orzo, sciroppo di malto, farina di malto, orzo tostato",
    maltDrink: 'ovomaltina',
    yeastExtract: 'estratto di lievito, marmite',
    batter: 'pastella, tempura, farina per tempura, panatura, impanatura, pastella di birra',
    savouryPastry: 'pizza, calzone, torta salata, strudel, rustici, rustico, pizzette, focaccine, erbazzone',
    quiche: 'quiche, quiche lorraine',
    soySauce: 'salsa di soia, salsa soia, shoyu, salsa di soia scura, salsa kecap, kecap manis',
    tamari: 'tamari, salsa tamari, doubanjiang',
    soyAndMaybeGluten: 'miso, pasta di miso, miso bianco, gochujang, pasta di fagioli, miso rosso',
    seitan: 'seitan',
    meatSubstitute:
      '{burger|macinato|carne|polpette|ragù|affettato|cotolette} {vegetale|vegetali|vegano|vegana|vegani|vegane}',
    vegetarianSausage:
      '{wurstel|salsiccia|salsicce} {vegetali|vegani|vegana|vegane|vegetale|di tofu|vegetariani|vegetariane}',
    teriyaki: 'salsa teriyaki, teriyaki',
    hoisin: 'salsa hoisin, hoisin',
    oysterSauce: "salsa di ostriche, salsa d'ostriche, salsa alle ostriche",
    ponzu: 'ponzu, salsa ponzu',
    kimchi: 'kimchi',
    curryPaste: 'pasta di curry, pasta di curry rosso, pasta di curry verde, pasta curry, curry in pasta',
    curryPowder: 'curry, curry in polvere',
    worcestershire:
      'salsa worcester, salsa worcestershire, worcester, worcestershire, salsa worchester, worchester, salsa inglese',
    pesto:
      'pesto, pesto genovese, pesto alla genovese, pesto rosso, pesto alla siciliana, pesto di basilico, pesto di rucola, pesto alla trapanese',
    veganMayonnaise: 'maionese {vegana|vegetale|senza uova}',
    mayonnaise:
      'maionese, aioli, salsa rosa, mayonnaise, salsa aurora, maio, salsa cocktail, salsa per hamburger, salsa burger',
    remoulade: 'salsa tartara, remoulade, tartara',
    saladCream: 'insalata di pollo',
    caesar: 'salsa caesar, caesar, condimento caesar',
    ranch:
      'salsa allo yogurt, salsa yogurt, salsa ai quattro formaggi, salsa ranch, salsa ai formaggi, sugo alla carbonara, salsa alfredo, hollandaise, salsa al gorgonzola',
    dressing: 'condimento per insalata, vinaigrette, dressing',
    hollandaise: 'salsa olandese, salsa bernese, salsa bearnese, olandese, salsa béarnaise',
    bechamel: 'besciamella, salsa besciamella, béchamel, salsa mornay, besciamelle',
    tapenade:
      'tapenade, patè di olive, paté di olive, salsa puttanesca, sugo alla puttanesca, salsa verde, bagna cauda, bagnetto verde, bagna càuda, sugo di puttanesca',
    barbecueSauce: 'salsa barbecue, salsa bbq, bbq, salsa barbeque',
    ketchup: 'ketchup',
    satay: 'salsa satay, salsa di arachidi',
    sambal: 'sambal terasi',
    bolognese:
      'ragù, ragu, ragù alla bolognese, sugo di carne, ragù di carne, ragù bolognese, sugo alla bolognese, ragout, ragù di maiale, ragù di cinghiale',
    seasoningSauce: 'maggi, ariosto',
    surimi: 'surimi, bastoncini di surimi, chele di granchio surimi, surimi di granchio',
    fishFinger: 'bastoncini di pesce, pesce impanato, bastoncini findus, bastoncini di merluzzo',
    fishMaybeMore: 'brandade, baccalà mantecato',
    margarine: 'margarina, margarina vegetale, vallè',
    plantMilk: 'latte vegetale, bevanda vegetale, yogurt vegetale, yogurt vegano, latte vegano',
    veganCheese: '{formaggio|parmigiano|mozzarella|ricotta|formaggio spalmabile|feta|grana} {vegano|vegana|vegetale}',
    plantCream: 'panna vegetale, hoplà, hopla, panna vegana, panna vegetale da montare, panna vegetale da cucina',
    creamer:
      'preparato per cioccolata, cioccolata in tazza, preparato per budino, proteine in polvere, cioccolata calda, cacao zuccherato, nesquik, cappuccino solubile, cioccolata',
    lecithin: 'lecitina',
    custard:
      'budino, crema inglese, crème brûlée, crema alla vaniglia, crema catalana, creme caramel, latte alla portoghese, budino alla vaniglia',
    eggCream:
      'crema pasticcera, crema pasticciera, crema chantilly, chantilly, zabaione, zabaglione, crema diplomatica, soufflé, cheesecake, crema mousseline',
    dessert: 'mousse, bavarese, mousse al cioccolato, zuppa inglese',
    tiramisu: 'tiramisù, tiramisu, crema al mascarpone',
    iceCream:
      'gelato, gelato alla vaniglia, gelato alla crema, semifreddo, gelato al fiordilatte, gelato fiordilatte, frappè, gelato al cioccolato, milkshake',
    caramel: 'caramello, caramello salato, salsa al caramello, topping al caramello, mars, salsa caramello',
    caramelSweet: 'caramelle mou, toffee',
    meringue: 'meringa, meringhe, meringhette, ghiaccia reale, meringa italiana, glassa reale, pavlova',
    curd: 'lemon curd, crema al limone, crema di limone',
    icing: "glassa, glassa all'acqua, glassa di zucchero, frosting",
    pannaCotta: 'panna cotta, preparato per panna cotta',
    potatoPowder:
      'purè, purè di patate, purè istantaneo, fiocchi di patate, preparato per purè, crocchette di patate, purea di patate, puré, crocchette',
    pancake:
      'crepes, crêpes, crespelle, pancake, pancakes, frittelle, crespella, blinis, crêpe, pastella per crepes, frittella',
    coleslaw: 'insalata russa, insalata capricciosa, coleslaw, salsa per insalata',
    marzipan: 'marzapane, pasta di marzapane, frutta martorana',
    nougat:
      'ferrero rocher, gianduiotti, gianduiotto, rocher, baci, baci perugina, toblerone, cioccolato gianduia, cioccolato alle nocciole, cioccolato alle mandorle, cioccolato con nocciole',
    torrone: 'torrone, torroncini, torrone morbido, mandorlato, torroncino',
    nutSpread:
      'nutella, crema spalmabile, crema di nocciole e cacao, crema gianduia, crema spalmabile alle nocciole, crema al cioccolato, crema al cioccolato spalmabile, crema novi, crema spalmabile al cioccolato, crema alla nocciola, crema alle nocciole',
    darkChocolate:
      'cioccolato, cioccolato fondente, gocce di cioccolato, cioccolata fondente, copertura fondente, scaglie di cioccolato, cioccolato extra fondente, glassa al cioccolato, codette di cioccolato, fondente, salsa al cioccolato, cioccolato di modica, granella di cioccolato, topping al cioccolato, cioccolatini, uovo di cioccolato, uova di cioccolato, uovo di pasqua di cioccolato, ovetti di cioccolato, copertura di cioccolato, riccioli di cioccolato, pepite di cioccolato, praline',
    milkChocolate:
      'cioccolato al latte, cioccolato bianco, kinder, kitkat, cioccolato bianco grattugiato, gocce di cioccolato bianco, barrette kinder, kinder bueno, twix, gocce di cioccolato al latte, uovo kinder, kinder cereali, tartufi al cioccolato, kit kat, raffaello',
    pistachioCream: 'crema di pistacchio, crema di pistacchi, crema al pistacchio, crema spalmabile al pistacchio',
    frangipane: 'crema frangipane, frangipane, frolla alle mandorle, frolla alle nocciole',
    halva: 'halva, halvà',
    baklava: 'baklava, baklavà',
    dukkah: 'dukkah',
    romesco: 'salsa romesco, romesco, muhammara',
    trailMix: 'mix di frutta secca, mix energetico',
    almondFlavour:
      "aroma mandorla, aroma di mandorla, fialetta di mandorla, estratto di mandorla, sciroppo di mandorla, aroma mandorle amare, orzata, aroma di mandorle, aroma mandorla amara, sciroppo d'orzata, fialetta mandorla, fialetta di aroma di mandorla, estratto di mandorle, essenza di mandorla, armelline",
    wine: 'vino, vino bianco, vino rosso, marsala, porto, prosecco, spumante, champagne, vermut, vermouth, martini, martini bianco, passito, vin santo, vino cotto, madeira, sherry, lambrusco, chianti, barolo, moscato, vino rosato, rosato, barbera, malvasia, cartizze, franciacorta, nebbiolo, brachetto, zibibbo, vernaccia, amarone, vino liquoroso, mosto cotto, vino marsala, primitivo, greco di tufo, falanghina, bollicine, cava, vin brulé, vermentino, pinot grigio, chardonnay, montepulciano',
    riceWine: 'mirin, sakè, sake, vino di riso, cachaça, mezcal, Fernet, Cynar, genziana, angostura',
    shaoxing: 'shaoxing',
    beer: 'birra, birra chiara, birra scura, birra rossa, birra bionda, birra doppio malto, guinness, birra lager, stout',
    spirit:
      "rum, vodka, whisky, whiskey, brandy, cognac, grappa, gin, tequila, liquore, limoncello, sambuca, alchermes, maraschino, strega, liquore strega, cointreau, grand marnier, kirsch, anice liquore, acquavite, aperol, campari, calvados, armagnac, mistrà, amaro, kahlua, crème de cassis, alcool, alcol, curaçao, vecchia romagna, centerbe, mirto, liquore all'anice, liquore al caffè, rhum, rhum bianco, liquore all'arancia, alkermes, triple sec, varnelli, genepì, pastis, ouzo, borghetti, rosolio, bourbon, alcool puro, alcool alimentare, rum scuro, mandarinetto, liquore al limone, sassolino, anisetta",
    nutLiqueur:
      'liquore amaretto, amaretto di saronno, frangelico, nocino, nocello, disaronno, amaretto liquore, liquore alla nocciola, liquore alle mandorle',
    creamLiqueur: 'baileys, crema di whisky, crema di limoncello, meloncello',
    eggLiqueur: "vov, zabov, liquore all'uovo, bombardino",
    maybeAlcohol:
      "estratto di vaniglia, fialetta al rum, aroma rum, aroma di rum, ciliegie sotto spirito, essenza di vaniglia, estratto di limone, uvetta al rum, uvetta sotto rum, ciliegie al maraschino, fialetta di rum, pasta di vaniglia, kombucha, frutta sotto spirito, estratto di arancia, amarene sotto spirito, fialetta rum, fiori d'arancio estratto, boeri",
    cider: 'sidro, sidro di mele',
    wineVinegar:
      "aceto di vino, aceto di vino bianco, aceto di vino rosso, aceto balsamico, aceto balsamico di modena, glassa di aceto balsamico, crema di aceto balsamico, glassa balsamica, aceto di xeres, aceto di sherry, aceto, aceto rosso, crema balsamica, balsamico, aceto di champagne, saba, giardiniera, cipolline in agrodolce, glassa all'aceto balsamico",
    maybeSulphites:
      "cipolline sott'aceto, cedro candito, arancia candita, canditi, frutta candita, scorze candite, ciliegie candite, pomodori secchi, pomodori secchi sott'olio, zenzero candito, mostarda dolce, amarene sciroppate, scorzette candite, arancia candita a cubetti, cubetti di cedro, scorza candita, scorza d'arancia candita, macedonia candita, scorzette d'arancia candite, ciliegina candita, zuccata, succo di limone in bottiglia, pomodorini secchi, pomodoro secco, sottaceti, amarena sciroppata, canditi misti",
    driedApricot:
      'albicocche secche, albicocche disidratate, mele essiccate, pere secche, mango essiccato, pesche secche, albicocche essiccate, mele secche, mango disidratato, ananas disidratato, mele disidratate',
    driedFruit:
      'uvetta, uva passa, uva sultanina, uvetta sultanina, sultanina, fichi secchi, frutta disidratata, frutta essiccata, corinto, uva di corinto, uvette, zibibbo secco, fico secco, uva secca',
    plain:
      "noce moscata, noci moscate, noce di cocco, noci di cocco, latte di cocco, latte di riso, bevanda di riso, bevanda di cocco, crema di cocco, panna di cocco, burro di cacao, burro di cocco, burro di karité, yogurt di cocco, farina di cocco, cocco, cocco rapé, cocco grattugiato, olio di cocco, zucchero di cocco, castagna, castagne, marroni, farina di castagne, castagne d'acqua, grano saraceno, farina di grano saraceno, soba di grano saraceno puro, farina di mais, farina gialla, farina di riso, farina di ceci, farina di lenticchie, farina di quinoa, farina di teff, farina di miglio, farina di sorgo, farina di tapioca, farina di manioca, farina di carrube, farina di semi di carrube, farina di guar, farina di patate, farina di piselli, farina di fave, farina di lino, farina di amaranto, farina di canapa, farina di banane, farina di platano, farina per polenta, farina fioretto, farina bramata, farina fumetto, fumetto di mais, amido di mais, amido di riso, amido di patate, amido, maizena, fecola, fecola di patate, polenta, spaghetti di riso, spaghetti di soia vermicelli, noodles di riso, vermicelli di riso, tagliatelle di riso, spaghetti di zucchine, spaghetti di konjac, shirataki, pasta di riso, pasta di mais, pasta di lenticchie, pasta di ceci, pasta di legumi, pasta di piselli, pasta di lenticchie rosse, pasta senza glutine, fogli di riso, carta di riso, gallette di riso, gallette di mais, tortillas di mais, tortilla di mais, tortilla chips, nachos, pasta di zucchero, pasta di peperoncino, pasta di tamarindo, pasta di olive, pasta di aglio, pasta di datteri, pasta di arance, pasta d'arancia, pasta di vaniglia bourbon, pasta di limone, pasta di curcuma, pasta di peperoni, riso, riso per sushi, riso arborio, latte detergente, latte di suocera frutta, cuore di bue, cuori di bue, pomodori cuore di bue, pomodoro cuore di bue, cuori di palma, cuori di carciofo, cuore di carciofo, cuore di lattuga, cuori di lattuga, cuore di scarola, polpa di pomodoro, polpa di frutta, polpa di zucca, polpa di melanzana, zampe di gallina erba, orecchie di elefante, lingua di bue, lingue di gatto frutta, barba di frate, valeriana, crema di tartaro, cremor tartaro, cremor di tartaro, cremortartaro, crema di riso, crema di carciofi, crema di zucca, crema di mais, pesche, pesca, pesca noce, pesche noci, pesca nettarina, noce pesca, uva, foglie di vite, acquafaba, lievito, lievito di birra, lievito di birra fresco, lievito di birra secco, lievito per dolci, lievito istantaneo, lievito in polvere, lievito in scaglie, lievito alimentare, lievito alimentare in scaglie, lievito per torte salate, lievito vanigliato, agar agar, agar-agar, pectina, gelatina di agar, gelatina di mele cotogne, gelatina di ribes, gelatina di albicocche, gelatina di frutta, gelatina vegetale, gelatina di melograno, gelatina di lamponi, gelatina di uva spina, gelatina neutra, gelatina spray, burro di mele, burro di semi, melanzana, funghi ostrica, fungo ostrica, orecchiette d'asino, ribes, uva spina, uva fragola, succo di limone, salsa di pomodoro, passata, passata di pomodoro, salsa, salsa di pomodori, sugo di pomodoro, sugo, salsa chili, salsa al peperoncino, salsa piccante, tabasco, sriracha, salsa agrodolce, salsa di mele, harissa, salsa piri piri, salsa di mirtilli, aceto di riso, aceto di alcol, aceto di alcool, vaniglia, bacca di vaniglia, baccello di vaniglia, vanillina, semi di vaniglia, zucchero vanigliato, zucchero a velo, zucchero a velo vanigliato, zuccherini, codette, codette colorate, cacao, cacao amaro, cacao in polvere, caffè, caffè solubile, tè, cardo mariano, lattuga, lattughino, insalata, sorbetto, sorbetto al limone, granita, ghiaccio, cubetti di ghiaccio, spiedini di legno, stecchini, carta forno, stampo per torta, stampo da plumcake, stampo da crostata, pirottini, teglia per pizza, pepe rosa, rosé pepe, rosmarino, cicoria, radicchio tardivo, anice stellato, anice, semi di anice, erba cipollina, cavallo di frisia, coda di cavallo, gambi di prezzemolo, gambi, gambo, gambo di prezzemolo, sciroppo d'acero, senza lattosio, miele di dattero, miele di datteri, miele di cocco, farina senza glutine, mix senza glutine, preparato senza glutine, albicocche, prugne, fichi, datteri, mirtilli rossi, mirtilli, spinaci, spinacino, granella di zucchero, fior di sale, fiori di zucca, frutta fresca, frutta, frutta di stagione, acqua di fiori d'arancio, fiori d'arancio, aceto di mele, succo d'uva, {prugne|mirtilli rossi|mirtilli|ciliegie|datteri|amarene|cranberry} {secche|secchi|essiccati|essiccate|disidratati|disidratate}, malto di riso, sambal, sambal oelek, pepe nero macinato, pepe macinato, caffè macinato, {macinato|macinata|macinati} {al momento|fresco|fresca|finemente}, pesce d'aprile, ammoniaca per dolci, fave, fave di cacao, {stampo|teglia|piatto|coltello|stampini} {per|da} {pane|pizza|torta|torte|dolci|dolce|crostata|muffin|pesce}, per il ragù, per il sugo, per il brodo",
    vague:
      'sugo pronto, mix di spezie, misto di spezie, spezie miste, avanzi, ripieno, farcitura, condimento, miscela, mix, insaporitore, spezie per arrosti, decorazioni, guarnizione, caramelle, zuppa, minestra, minestrone, salsa a piacere, salsa a scelta, spezie a piacere, preparato, insaporitore per arrosti, marinatura, snack, salse, farcitura a piacere, crema a piacere, dolcetti, crema',
  },
  takes: [
    { words: 'vegano, vegana, vegani, vegane, vegan, vegetale, vegetali', marks: animalMarks },
    { words: 'vegetariano, vegetariana', marks: vegetarianMarks },
    { words: 'analcolico, analcolica, dealcolato, dealcolata', marks: ['alcohol'] },
    { words: 'gluten free, aglutinato', marks: ['gluten'] },
    { words: 'non solforato, non solfitato', marks: ['sulphites'] },
    { words: 'halal, kosher', marks: ['pork'] },
  ],
  without:
    'senza, senza aggiunta di, al posto di, al posto del, al posto della, invece di, invece del, anziché, privo di, priva di, privi di, no',
  free: '',
  wish: 'se, per celiaci, per i celiaci, per vegani, per i vegani, per la versione, per una versione, per intolleranti, facoltativo, volendo, eventualmente',
  plain:
    "con, in, al, allo, alla, ai, alle, da, dal, dalla, di, del, della, dei, degli, delle, per, su, sul, sulla, a, ad, il, lo, la, le, gli, i, un, uno, una, che, se, non, come, più, meno, molto, poco, poca, pochi, tanto, qualche, altro, altra, ogni, tutto, anche, solo, circa, quasi, abbondante, scarso, sufficiente, necessario, opzionale, facoltativo, q, b, gusto, piacere, scelta, proprio, preferito, qualità, buono, ottimo, tipo, marca, stagione, persona, fresco, secco, essiccato, disidratato, surgelato, congelato, scongelato, freddo, caldo, tiepido, bollente, temperatura, ambiente, frigo, frigorifero, morbido, duro, sodo, tenero, croccante, cremoso, liquido, fuso, sciolto, ammorbidito, maturo, acerbo, giovane, stagionato, vecchio, raffermo, giorno, prima, notte, ora, minuto, crudo, cotto, precotto, lessato, bollito, arrostito, grigliato, fritto, tostato, affumicato, salato, dolce, amaro, piccante, acido, forte, delicato, magro, intero, mezzo, metà, quarto, pezzo, pezzetto, fetta, fettina, cubetto, dadino, striscia, listarella, julienne, rondella, anello, spicchio, ciuffo, cima, cimetta, foglia, foglioline, gambo, stelo, radice, testa, cuore, punta, seme, nocciolo, buccia, scorza, succo, polpa, pelle, guscio, piccolo, grande, medio, grosso, fine, fino, sottile, spesso, lungo, corto, largo, tondo, rotondo, piatto, tritato, grattugiato, grattato, tagliato, affettato, sminuzzato, spezzettato, spezzato, sbriciolato, schiacciato, pestato, macinato, frullato, passato, setacciato, sbattuto, montato, separato, lavato, pulito, mondato, pelato, sbucciato, spellato, snocciolato, denocciolato, disossato, eviscerato, spurgato, ammollato, scolato, sgocciolato, strizzato, spremuto, filtrato, diviso, aperto, chiuso, legato, privato, bianco, nero, rosso, verde, giallo, viola, rosa, arancione, bruno, scuro, chiaro, dorato, biondo, naturale, biologico, bio, puro, vero, classico, tradizionale, nostrano, locale, selvatico, allevamento, italiano, francese, greco, spagnolo, tedesco, siciliano, ligure, genovese, napoletano, calabrese, pugliese, piemontese, lombardo, veneto, Tropea, Pachino, Pantelleria, Sorrento, Amalfi, San, Marzano, extravergine, extra, vergine, oliva, spremitura, trattato, non trattato, neutro, raffinato, raso, colmo, cucchiaio, servire, guarnire, decorare, friggere, ungere, imburrare, infarinare, spolverare, spolverizzare, cospargere, spennellare, condire, rosolare, soffriggere, cuocere, cottura, cucina, bollitura, teglia, stampo, padella, pentola, forno, piano, lavoro, spianatoia, macinino, mulinello, frittura, superficie, scatola, vasetto, barattolo, lattina, bottiglia, confezione, pacchetto, busta, bustina, rotolo, tubetto, casa, pronto, fatto, comprato, vedi, ricetta, nota, sotto, sopra, oppure, alternativa, eventualmente, istantaneo, rapido, concentrato, misto, diverso, vario, peso, netto, totale, diametro, lunghezza, altezza, ben, bene, finemente, grossolanamente, leggermente, appena, già, con l'osso, con osso, sott'olio, sottovuoto, salamoia, colorato, decorticato, igp, dop, doc, forma, momento, accompagnare, con le lische, Carnaroli, Arborio, Vialone",
  or: 'o, oppure, ovvero, in alternativa, od, o in alternativa',
}
