import { animalMarks, vegetarianMarks } from '../../marks/diets.ts'
import type { MarkWords } from '../../marks/mark-words.ts'

export const enUsMarkWords: MarkWords = {
  language: 'en-us',
  names: {
    cheesePasta:
      '{cheese|four-cheese|spinach|ricotta|mushroom|pumpkin|butternut|butternut squash|spinach and ricotta|three-cheese} {ravioli|tortellini|tortelloni|agnolotti}',
    bloodyMary: 'bloody mary mix, clamato',
    refried: 'refried bean',
    sprayOil: 'cooking spray, nonstick cooking spray, non-stick cooking spray, nonstick spray, baking spray',
    falafel: 'falafel, falafel mix',
    grain:
      'gluten, wheat, {pasta|noodle} water, wheat germ, wheat berry, wheat bran, bran, flour, all-purpose flour, plain flour, self-raising flour, self-rising flour, bread flour, cake flour, pastry flour, strong flour, AP flour, white flour, wholemeal flour, rye, rye flour, barley, pearl barley, spelt, farro, einkorn, emmer, kamut, khorasan, freekeh, triticale, durum, semolina, couscous, bulgur, bulgar wheat, bulghur, cracked wheat, wheatgerm, vital wheat gluten, graham flour, atta, maida, oat, oats, oatmeal, rolled oat, oat flour, oat bran, oat milk, oat cream, oat drink, porridge oat, farina, cream of wheat, modified wheat starch, wheat starch, fregola, roux, oat yogurt, orzo pasta, weetabix, shredded wheat, tarhana, greunkern, porridge, farik, risoni, pastina, French stick, zwieback, oblaten, multigrain flakes, carta da musica, vermicelli, spaghettini, pide',
    crustacean:
      'crustacean, shrimp, prawn, crab, crabmeat, crab meat, lobster, crayfish, crawfish, langoustine, scampi, krill, shrimp paste, belacan, terasi, prawn cracker, prawn paste, crawdad, barnacle, bisque, lobster bisque, dungeness',
    egg: 'egg, egg white, egg yolk, yolk, eggwash, egg wash, egg powder, albumen, albumin, ovalbumin, eggs benedict, omelette, omelet, frittata, quail egg, duck egg, goose egg, scrambled egg, =whites',
    fish: "fish, anchovy, salmon, tuna, cod, haddock, halibut, herring, mackerel, trout, sardine, pilchard, sea bass, bass, seabass, snapper, sole, tilapia, catfish, pollock, pollack, perch, pike, carp, turbot, plaice, skate, monkfish, swordfish, hake, whiting, coley, bream, grouper, mahi mahi, barramundi, branzino, red mullet, mullet, sprat, whitebait, eel, flounder, kipper, lox, gravlax, caviar, roe, bottarga, fish sauce, nam pla, nuoc mam, garum, colatura, dashi, hondashi, bonito, bonito flake, katsuobushi, isinglass, fish oil, fish roe, ikura, tobiko, masago, smoked salmon, rockfish, arctic char, sturgeon, bluefish, basa, swai, escolar, butterfish, orange roughy, john dory, anchovy paste, salt cod, bacalao, baccala, stockfish, kingfish, yellowtail, ahi, gefilte fish, smelt, shad, rollmop, unagi, cod liver oil, fumet, gentleman's relish, bombay duck, fishcake, fish cake, steelhead, codfish, scrod, pangasius, dorade, redfish, walleye, pikeperch, zander, matjes, capelin, smoked whitefish, sablefish, meagre, croaker, corvina, hamachi, amberjack, ray, milt",
    peanut:
      'peanut, groundnut, peanut butter, PB, peanut oil, groundnut oil, arachis oil, goober, monkey nut, beer nut, PB2, Bamba',
    soy: 'soy, soya, soybean, soya bean, soy milk, soya milk, soy cream, soya cream, soy yogurt, soya yogurt, tofu, tempeh, edamame, natto, okara, yuba, soy lecithin, soya lecithin, TVP, textured vegetable protein, soy protein, soya chunk, soya mince, soy flour, bean curd, beancurd, fermented bean curd, silken tofu, fried tofu, tofu puff, aburaage, liquid aminos, soy nut, soybean oil, soybean paste, soy curl, smoked tofu, tofu cream cheese, soy butter, soymilk',
    dairy:
      "milk, dairy, cow's milk, whole milk, buttermilk, butter, cream, cream cheese, sour cream, creme fraiche, crème fraîche, cheese, yogurt, greek yogurt, kefir, quark, ricotta, mascarpone, mozzarella, bocconcini, burrata, cheddar, parmesan, parm, parmigiano, parmigiano reggiano, pecorino, romano, grana padano, gruyere, gruyère, feta, halloumi, haloumi, paneer, ghee, whey, whey protein, casein, caseinate, sodium caseinate, lactose, lactalbumin, curd, curd cheese, cheese curd, cottage cheese, goat cheese, goat's cheese, blue cheese, stilton, gorgonzola, roquefort, brie, camembert, emmental, emmentaler, swiss, swiss cheese, provolone, asiago, manchego, monterey jack, pepper jack, jack, colby, colby jack, gouda, edam, edamer, havarti, fontina, taleggio, queso fresco, queso, queso blanco, cotija, oaxaca cheese, velveeta, american cheese, labneh, labne, skyr, fromage frais, fromage blanc, clotted cream, double cream, single cream, heavy cream, whipping cream, whipped cream, half and half, half half, half n half, half-and-half, evaporated milk, condensed milk, sweetened condensed milk, dry milk, milk powder, powdered milk, skim milk, skimmed milk, dulce de leche, cajeta, khoya, mawa, malai, lassi, raita, tzatziki, kashk, beurre, beurre noisette, brown butter, clarified butter, philadelphia, boursin, raclette, wensleydale, red leicester, double gloucester, jarlsberg, muenster, limburger, caciocavallo, scamorza, stracciatella cheese, buttercream, cheese sauce, nacho cheese, cool whip, ganache, malted milk, crema, lebneh, kefalotyri, graviera, mizithra, chevre, chèvre, neufchatel, mozz, babybel, cheez whiz, string cheese, cheese powder, ice milk, goat milk, goat's milk, sheep's milk, sheep milk, buffalo milk, baking butter, cream of milk, butter oil, viili, filmjolk, milk solid, cheese slice, fior di latte, rice pudding, ayran, doogh, smetana, schmand, tvorog, labaneh, sirene, Maasdam, Comté, Romadur, asadero, creamed spinach, Cheetos, yougurt, yoghourt, yougert, yogourt, mozarella, mozzerella, parmesean, parmasean, chese, buter, creme fraich, ricota",
    nut: 'almond, hazelnut, walnut, cashew, pecan, brazil nut, pistachio, macadamia, macadamia nut, queensland nut, filbert, cobnut, almond milk, almond butter, almond flour, almond meal, ground almond, almond cream, almond yogurt, hazelnut milk, hazelnut butter, cashew milk, cashew butter, cashew cream, cashew cheese, nut butter, nut milk, nut flour, nut meal, nut oil, walnut oil, hazelnut oil, almond oil, almond paste, praline, pralines, nut brittle, gianduja, cashew yogurt, nut cheese, macadamia milk, pistachio paste, pistachio cream, hickory nut, nut roast',
    nutsOfAnyKind: 'nut, tree nut',
    mixedNuts: 'mixed nut',
    pineNut: 'pine nut, pignoli, pinenut, pinyon',
    celery:
      'celery, celeriac, celery root, celery salt, celery seed, celery stick, celery stalk, celery heart, mirepoix, soffritto, sofrito base, v8',
    mustard:
      'mustard, mustard seed, mustard powder, dry mustard, yellow mustard, mustard green, mustard oil, english mustard, wholegrain mustard, piccalilli, colman, mustard leaf, mustard cress, mostarda',
    oldBay: 'old bay, old bay seasoning',
    honeyMustard: 'honey mustard',
    celeryOrMustard: 'cajun seasoning, cajun spice, creole seasoning, cajun spice mix',
    pickle:
      'pickle, dill pickle, gherkin, cornichon, pickle relish, dill relish, sweet relish, pickled cucumber, wasabi, wasabi paste, dill pickle relish, sweet pickle, sweet pickle relish, bread and butter pickle, bread-and-butter pickle',
    asafoetida: 'asafetida, asafoetida, hing',
    veganMayonnaise: '{vegan|eggless|egg-free|plant-based|veggie} {mayonnaise|mayo|aioli}',
    creamSoup:
      'cream of {mushroom|celery|broccoli|onion|asparagus|potato} soup, cream soup, cream of {mushroom|celery}, condensed cream of {mushroom|celery} soup',
    creamOfChicken: 'cream of chicken, cream of chicken soup',
    peanutCup: "peanut butter cup, reese, reese's, reese's pieces",
    caramelSweet:
      'soft caramel, caramel candy, butterscotch, butterscotch chip, caramel chip, caramel bit, dulce de leche chip, fudge',
    toffeeSweet: 'toffee, toffee bit, heath bar, skor, english toffee',
    chocolateDrop: "m m, m&m's, m&m, candy bar, snickers, candy-coated chocolate",
    seafoodBroth: '{seafood|shellfish|prawn|lobster|crab|shrimp} {stock|broth}',
    friedOnion: '{fried|french-fried|crispy|crispy fried} onion',
    buckwheatNoodle: 'soba, soba noodle',
    challah: 'challah, hallah, challah bread',
    panettone: 'panettone, stollen, pandoro',
    sandwichBiscuit:
      'oreo, oreo cookie, biscoff, lotus biscuit, lotus cookie, biscoff cookie, cookie butter, biscoff spread, speculoos cookie, speculoos spread, golden oreo, Lotus spread',
    gingerbread: 'gingerbread, lebkuchen, pain d epices',
    cheeseCracker: 'goldfish, goldfish cracker, cheez-it, cheese cracker, cheese straw',
    plainCracker: 'saltine, saltine cracker, oyster cracker, soda cracker, club cracker, ritz, ritz cracker',
    doughnut: 'doughnut, donut, glazed doughnut',
    choux: 'eclair, profiterole, choux, choux pastry, cream puff shell',
    cakeMix:
      "{cake|yellow cake|white cake|chocolate cake|brownie|muffin|devil's food cake|spice cake|gingerbread|cookie|pancake|waffle} mix, bisquick, baking mix",
    cornMuffinMix: '{corn muffin|jiffy|cornbread|jiffy corn muffin|jiffy cornbread} mix, jiffy',
    granola: 'granola, granola cluster',
    cereal: 'cereal, breakfast cereal',
    mincemeat: 'mincemeat, mince pie filling',
    maybeCider: 'cider',
    pieCrust: '{pie|refrigerated pie|prepared pie|frozen pie|store-bought pie} {crust|shell|dough|pastry}',
    veganCheese:
      '{vegan|dairy-free|plant-based|non-dairy} {cheese|cheddar|parmesan|mozzarella|feta|cream cheese|shredded cheddar|shredded cheese|shredded mozzarella|ricotta|gouda}',
    shaoxing: 'shaoxing, shaoxing wine, shaohsing, shao hsing, chinese cooking wine',
    almondExtract: 'almond extract, almond essence, pure almond extract',
    otherFat: 'suet, tallow, schmaltz, {duck|goose|chicken|beef} fat, beef dripping, rendered chicken fat',
    beast: 'goat, sheep, hen, duck, goose, quail, buffalo',
    dijon: 'dijon, dijon mustard',
    sesame:
      'sesame, sesame seed, sesame oil, toasted sesame oil, tahini, tahina, gomashio, gomasio, benne, benne seed, sesame paste, everything bagel seasoning, everything seasoning, everything bagel, sesame snap, gingelly oil',
    hummus: 'hummus, houmous, humus, baba ganoush, baba ghanoush',
    maybeSesame: "zaatar, za'atar",
    sulphites:
      'sulphite, sulfite, sulphur dioxide, potassium metabisulfite, campden tablet, candied pineapple, tarragon vinegar',
    lupin: 'lupin, lupine, lupini, lupini bean, lupin flour, lupin bean',
    mollusc:
      'clam, mussel, oyster, scallop, squid, calamari, octopus, cuttlefish, cockle, whelk, abalone, snail, escargot, conch, periwinkle, geoduck, squid ink, cuttlefish ink, baby squid, clam juice, razor clam, bay scallop, sea scallop, mollusc, mollusk, limpet, winkle, smoked oyster',
    seafood: 'seafood, seafood mix, mixed seafood, shellfish, fruits de mer, seafood medley, seafood stick mix',
    meat: 'meat, chicken, beef, veal, lamb, mutton, turkey, rabbit, venison, poultry, game, cornish hen, beef meat, duck breast, duck leg, {goat|duck|goose|buffalo|sheep} meat, pheasant, partridge, guinea fowl, ostrich, bison, hare, pigeon, squab, elk, kangaroo, brisket, sirloin, ribeye, rib eye, flank steak, skirt steak, short rib, chuck roast, rump roast, pot roast, oxtail, ox tail, ox cheek, ox, tripe, sweetbread, bone marrow, marrow bone, soup bone, liver, chicken liver, kidney, foie gras, pastrami, corned beef, bresaola, roast beef, beef jerky, jerky, biltong, tri tip, filet mignon, tenderloin, drumstick, drumette, giblet, gizzard, horsemeat, roast chicken, rotisserie chicken, rump steak, t-bone, stewing steak, braising steak, turkey bacon, beef bacon, turkey ham, chicken ham, beef salami, chicken wing, duck confit, confit duck, gyro meat, doner, donair, pastirma, shank, ossobuco, osso buco, hanger steak, beef rib, lamb chop, veal chop, beef sausage, beef patty, ground chuck, chuck, top round, bottom round, eye of round, bavette, porterhouse, wings, wingettes, capon, poussin',
    pork: "pork, bacon, ham, gammon, pancetta, prosciutto, guanciale, lardon, lard, speck, jamon, jamón, serrano, serrano ham, parma ham, pork belly, pork chop, pork loin, pork shoulder, ham hock, hock, pork rind, chicharron, fatback, salt pork, coppa, capicola, capocollo, nduja, 'nduja, boar, wild boar, pulled pork, spare rib, baby back rib, trotter, crackling, streaky bacon, back bacon, canadian bacon, black forest ham, honey ham, pork crackling, pork tenderloin, pork mince, boston butt, pork butt, char siu, lardo, tasso, rasher, pig, pig's ear, spam, bacon bit, bacon fat, bacon grease, bacon dripping, pork scratching, kassler, country ham, iberico, spareribs",
    cut: 'steak, thigh, fillet, filet, mince, minced meat, ground meat, meatloaf mix, burger, burger patty, hamburger, hamburger patty, patty, schnitzel, cutlet, chop, rib, kebab, stew meat, cold cut, lunch meat, deli meat, roast, stewing meat, luncheon meat, heart, tongue, deli slice, offal, cheek, meat dripping, loin chop, rib chop',
    sausage:
      'sausage, hot dog, frankfurter, frank, wiener, chipolata, kielbasa, merguez, sausage meat, bologna, saveloy, cocktail sausage, boerewors, haggis, chicken sausage, turkey sausage, weisswurst',
    porkSausage:
      'pork sausage, breakfast sausage, bratwurst, brat, andouille, black pudding, blood sausage, white pudding, boudin, cumberland sausage, lincolnshire sausage, linguica, longaniza, lap cheong, chinese sausage, liverwurst, toulouse sausage, morcilla, sobrasada, braunschweiger, teewurst, head cheese, brawn',
    mortadella: 'mortadella',
    rawSausage: 'italian sausage, salsiccia',
    salami:
      'salami, pepperoni, soppressata, chorizo, kabanos, landjager, chorizo sausage, saucisson, finocchiona, salumi, salame, cervelat, thuringer',
    pate: 'pate, pâté, terrine, liver pate, foie gras pate, liver sausage',
    meatball: 'meatball, kofta, meatloaf, kofte, köfte, rissole, faggot, cevapcici',
    breadedMeat:
      'chicken nugget, nugget, chicken finger, chicken tender breaded, breaded chicken, popcorn chicken, corn dog, chicken kiev, scotch egg, chicken fried steak, frozen chicken strips',
    gelatine:
      'gelatin, gelatine, gelatin leaf, gelatine leaf, gelatin powder, jello, jell-o, jelly cube, jelly crystal, gummy bear, gummy, gummi, aspic, jelly powder, wine gum, jelly baby, knox gelatin, gummy worm, haribo',
    marshmallow: 'marshmallow, marshmallow fluff, fluff, mini marshmallow, peep',
    animalFat: 'dripping, animal fat, meat fat',
    animal:
      "honey, beeswax, shellac, carmine, cochineal, honeycomb, royal jelly, bee pollen, propolis, manuka honey, confectioner's glaze",
    meatBroth:
      'chicken broth, chicken stock, beef broth, beef stock, veal stock, lamb stock, turkey stock, turkey broth, bone broth, meat stock, meat broth, ham stock, pork stock, duck stock, demi glace, demi-glace, chicken bouillon, beef bouillon, chicken stock cube, beef stock cube, chicken bouillon cube, beef bouillon cube, chicken bouillon powder, chicken bouillon granule, chicken consomme, beef consomme, consomme, consommé, chicken soup, chicken noodle soup, brown stock, chicken stock powder, oxo, better than bouillon chicken, game stock, poultry stock',
    fishBroth: 'fish stock, fish broth, fish bouillon, fish stock cube',
    vegetableBroth:
      'vegetable broth, vegetable stock, veggie broth, veggie stock, veg stock, vegetable bouillon, vegetable stock cube, vegetable bouillon cube, vegetable stock powder, veg stock cube, vegetable bouillon powder, mushroom stock, mushroom broth, vegetable stock pot, veg bouillon, marigold bouillon',
    broth:
      'broth, stock, bouillon, stock cube, bouillon cube, stock powder, bouillon powder, stock pot, bouillon granule, stock concentrate, better than bouillon',
    soupPowder:
      'onion soup mix, soup mix, soup powder, soup packet, instant soup, ranch seasoning, ranch mix, ramen packet, french onion soup mix, cup a soup, seasoning packet, onion soup',
    gravy: 'gravy, gravy granule, bisto, gravy mix, gravy powder, gravy browning, meat glaze',
    pasta:
      'pasta, spaghetti, penne, fusilli, macaroni, rigatoni, farfalle, orzo, linguine, angel hair, vermicelli pasta, capellini, bucatini, conchiglie, pasta shell, elbow macaroni, ditalini, orecchiette, udon, somen, ramen, instant noodle, ramen noodle, rotini, ziti, cavatappi, bow tie pasta, elbow pasta, elbows, udon noodle, wheat noodle, cannelloni, manicotti, bow ties, campanelle, gemelli, stelline, acini di pepe, israeli couscous, ptitim, maftoul, mac and cheese, lo mein',
    pastaMaybeEgg:
      'noodle, lasagna, lasagne, lasagna noodle, lasagne sheet, lasagna sheet, tagliatelle, fettuccine, fettuccini, pappardelle, chow mein noodle, wonton, egg roll wrapper, gyoza wrapper, dumpling wrapper, spring roll wrapper, yakisoba, chinese noodle, lo mein noodle, hokkien noodle, yakisoba noodle, chow mein, {won ton|wonton} {strip|wrapper|skin}',
    eggPasta:
      'egg noodle, fresh pasta, egg pasta, spaetzle, spätzle, fresh tagliatelle, fresh lasagne sheet, fresh fettuccine, fresh egg pasta, kluski, egg tagliatelle, sponge base',
    filledPasta: 'ravioli, tortellini, tortelloni, agnolotti, cappelletti, maultaschen, filled pasta',
    dumpling:
      'dumpling, pierogi, gyoza, potsticker, samosa, spring roll, egg roll, potstickers, dim sum, momo, knish, matzo ball, varenyky, bao, bao bun, spring rolls, empanada, pastel, vareniki, Moroccan cigars',
    meatDumpling: 'pelmeni, xiao long bao, manti',
    gnocchi: 'gnocchi, potato gnocchi',
    bread:
      'bread, baguette, ciabatta, sourdough, sourdough starter, pita, pitta, pita bread, flatbread, focaccia, breadcrumb, bread crumb, panko, rye bread, pumpernickel, toast, loaf, lavash, chapati, roti, paratha, pizza dough, pizza base, pizza crust, bread dough, bagel, english muffin, crumpet, flour tortilla, matzo, matzah, matza, matzo meal, crispbread, pretzel, breadstick, grissini, filo, phyllo, filo pastry, phyllo dough, phyllo sheet, fillo, boule, bruschetta, crostini, melba toast, soda bread, wheat tortilla, ezekiel bread, starter discard, sourdough discard, hoagie, barbari, injera bread, tortilla wrap, wholewheat wrap, strudel dough, kataifi, kadaif, pretzel stick, sangak, bread flour mix, poolish, levain, bap',
    softBread:
      'bun, burger bun, hamburger bun, hot dog bun, roll, bread roll, dinner roll, slider bun, kaiser roll, sub roll, potato roll, hawaiian roll, sandwich roll, sandwich bread, white bread, sandwich, bourekas',
    breadWithMilk:
      'naan, naan bread, crouton, seasoned breadcrumb, italian breadcrumb, stuffing mix, stuffing, cornbread, cornbread stuffing, garlic bread, rusk, milk bread, texas toast, teacake, bread sauce, tartlet shells',
    richBread: 'brioche, brioche bun, hot cross bun, babka, cinnamon roll',
    fattyBread: 'piadina',
    tortilla: 'tortilla, wrap, taco shell, papadum, poppadom, injera, papad',
    puffPastry:
      'puff pastry, puff pastry sheet, puff pastry dough, puff pastry shell, vol au vent, crescent roll dough, crescent roll, pastry dough, pastry case, tart shell, shortcrust, shortcrust pastry, pastry, pastry sheet, biscuit dough, refrigerated biscuit, dough, vol-au-vent',
    butterPastry:
      'croissant, danish, danish pastry, pain au chocolat, shortbread, shortbread biscuit, shortbread cookie, butter cookie, scone, sweet pastry, pate sucree, pâte sucrée, butter biscuit, all-butter puff pastry, all butter pastry, butter cracker, viennoiserie',
    biscuit:
      'biscuit, cookie, cookie crumb, chocolate chip cookie, cookie dough, wafer, nilla wafer, vanilla wafer, chocolate biscuit, chocolate wafer, bourbon biscuit, biscuit crumb, ice cream cone, hobnob, granola bar, cereal bar, tim tam, gingernut, stroopwafel, sugar cones, fig bars, Fig Newtons',
    plainBiscuit:
      'digestive, digestive biscuit, graham cracker, graham cracker crumb, graham cracker crust, graham crumb, rich tea, gingersnap, ginger snap, ginger biscuit, rich tea biscuit, petit beurre, graham, oatcake, flapjack, animal cracker, ginger nuts',
    cracker: 'cracker, water biscuit, cream cracker, triscuit',
    speculoos: 'speculoos, speculaas',
    sponge:
      'ladyfinger, lady finger, sponge finger, savoiardi, sponge cake, angel food cake, pound cake, trifle sponge, genoise, boudoir biscuit, swiss roll, madeleine, victoria sponge',
    cake: 'cake, muffin, cupcake, brownie, waffle, christmas pudding, plum pudding, fruitcake, fruit cake, cake crumb, carrot cake, banana bread, gingerbread cake',
    amaretti: 'amaretti, amaretti biscuit, amaretti cookie, macaron, ratafia biscuit',
    muesli: 'muesli, cheerios, grape nuts, all-bran, bran flake',
    flakes:
      'cornflake, corn flake, rice krispie, rice krispies, rice cereal, puffed rice cereal, chex, rice chex, corn chex, corn flakes cereal, special k, rice bubble',
    malt: 'malt, barley malt, malt extract, malt syrup, malt powder, diastatic malt, barley malt syrup, malted barley',
    maltDrink: 'ovaltine, horlicks, milo, malted milk powder, malteser, whopper, malted milk ball',
    yeastExtract: 'marmite, vegemite, yeast extract',
    batter:
      'tempura, tempura batter, tempura batter mix, batter, batter mix, beer batter, shake and bake, breading, corn dog batter, tempura flour, breadcrumb coating',
    savouryPastry:
      'pot pie, sausage roll, pasty, pizza, calzone, hot pocket, steak pie, pie, tart, pizza roll, stromboli, strudel',
    quiche: 'quiche, frittata quiche',
    soySauce:
      'soy sauce, soya sauce, shoyu, dark soy, light soy, dark soy sauce, light soy sauce, sweet soy sauce, kecap manis, ketjap, ketjap manis, black bean sauce, mushroom soy sauce, kikkoman, stir fry sauce, stir-fry sauce',
    tamari: 'tamari, tamari sauce, tamari soy sauce, Korean chili paste',
    seitan: 'seitan',
    meatSubstitute:
      'veggie burger, veggie mince, vegan mince, {plant-based|vegan|vegetarian|meatless} {ground|ground beef|beef|mince|chicken|meat|crumble|nugget|burger|patty|meatball}, plant-based mince,, impossible burger, beyond burger, beyond meat, impossible meat, vegan meatball, meatless meatball, vegan chicken, vegan bacon, quorn soy, vegetarian mince, meat substitute',
    vegetarianSausage: '{vegan|vegetarian|veggie|meatless|plant-based} {sausage|hot dog|frank|wiener}',
    soyAndMaybeGluten:
      'miso, miso paste, white miso, red miso, gochujang, doenjang, ssamjang, doubanjiang, chili bean paste, chilli bean paste, bean paste, toban djan, chili bean sauce, broad bean paste, yellow bean sauce, fermented black bean, sweet bean sauce, gochujang paste',
    teriyaki:
      'teriyaki, teriyaki sauce, yakisoba sauce, sukiyaki sauce, bulgogi sauce, bulgogi marinade, unagi sauce, eel sauce',
    hoisin: 'hoisin, hoisin sauce, char siu sauce, korean bbq sauce',
    oysterSauce: 'oyster sauce, oyster-flavored sauce, oyster flavoured sauce',
    ponzu: 'ponzu, ponzu sauce, mentsuyu, tsuyu, tentsuyu',
    furikake: 'furikake, shichimi togarashi, togarashi',
    kimchi: 'kimchi, kimchee',
    curryPaste:
      'curry paste, red curry paste, green curry paste, thai curry paste, yellow curry paste, massaman paste, massaman curry paste, panang curry paste, laksa paste, tom yum paste, thai red curry paste, thai green curry paste, rendang paste, korma paste, tikka paste, madras paste, tandoori paste, tom yum',
    curryPowder: 'curry powder, curry, madras curry powder, curry spice, japanese curry roux, curry seasoning',
    worcestershire:
      'worcestershire, worcestershire sauce, worcester sauce, lea and perrins, lea perrins, worcestershire powder, henderson relish',
    pesto: 'pesto, basil pesto, green pesto, red pesto, sun-dried tomato pesto, pesto sauce, pesto genovese',
    mayonnaise:
      'mayonnaise, mayo, miracle whip, kewpie, aioli, hellmann, kewpie mayo, japanese mayonnaise, garlic mayo, burger sauce, thousand island, thousand island dressing, chipotle mayo, spicy mayo, fry sauce, marie rose',
    remoulade: 'remoulade, rémoulade, tartar sauce, tartare sauce, tartar',
    saladCream: 'salad cream, honey mustard dressing, egg salad, potato salad, deviled egg',
    caesar: 'caesar, caesar dressing, caesar salad dressing, caesar salad kit',
    ranch: 'ranch, ranch dressing, buttermilk dressing, blue cheese dressing',
    milkSauce:
      'sour cream dip, ranch dip, french onion dip, alfredo, alfredo sauce, queso dip, spinach dip, carbonara, vodka sauce, tikka masala, butter chicken, butter chicken sauce, tikka masala sauce, korma',
    dressing:
      'dressing, salad dressing, italian dressing, vinaigrette, balsamic vinaigrette, french dressing, salad kit, dip, sandwich spread, sandwich sauce',
    hollandaise: 'hollandaise, hollandaise sauce, bearnaise, béarnaise, bearnaise sauce, béarnaise sauce',
    bechamel:
      'bechamel, béchamel, bechamel sauce, béchamel sauce, white sauce, mornay, mornay sauce, country gravy, parsley sauce, sausage gravy mix',
    tapenade: 'tapenade, puttanesca, puttanesca sauce, olive tapenade, anchoiade',
    taramosalata: 'taramasalata, taramosalata',
    barbecueSauce:
      'barbecue sauce, bbq sauce, steak sauce, a1, hp sauce, brown sauce, tonkatsu, tonkatsu sauce, okonomiyaki sauce, a1 sauce, barbeque sauce, a.1. sauce, barbecue rub',
    ketchup: 'ketchup, catsup, tomato ketchup, heinz ketchup',
    satay: 'satay, satay sauce, peanut sauce, gado gado',
    sambal: 'sambal terasi, sambal belacan',
    bolognese:
      'bolognese, ragu, bolognese sauce, bolognaise, meat sauce, chili con carne, chilli con carne, sloppy joe',
    moleSauce: 'mole, mole paste, mole sauce, mole poblano',
    seasoningSauce:
      'maggi, maggi seasoning, maggi sauce, golden mountain sauce, golden mountain seasoning, hydrolysed wheat protein, Kitchen Bouquet',
    surimi:
      'surimi, crab stick, imitation crab, krab, seafood stick, imitation crabmeat, imitation crab meat, fish ball, kamaboko, crabstick, fishball, narutomaki',
    fishFinger: 'fish finger, fish stick, breaded fish, battered fish, breaded cod, battered cod, goujon',
    xoSauce: 'xo sauce',
    margarine:
      "margarine, spread, butter substitute, I can't believe it's not butter, oleo, baking spread, stork, buttery spread, baking margarine, country crock, butter alternative, imitation butter, butter flavored shortening, butter-flavored crisco, buttery stick, smart balance",
    plantMilk:
      'plant milk, plant-based milk, non-dairy milk, nondairy milk, milk alternative, dairy-free milk, vegan milk, milk of choice, plant yogurt, plant-based yogurt, dairy-free yogurt, vegan yogurt, non-dairy yogurt, milk substitute, vegan sour cream, non dairy milk, plant based milk',
    plantCream: 'whipped topping, non-dairy creamer, dream whip, elmlea',
    creamer:
      "creamer, coffee creamer, coffee whitener, hot chocolate mix, hot cocoa mix, drinking chocolate, instant hot chocolate, protein powder, hot chocolate, angel delight, bird's custard powder mix",
    lecithin: 'lecithin',
    custard:
      'custard, creme anglaise, crème anglaise, pudding, vanilla pudding, chocolate pudding, flan, creme brulee, crème brûlée, custard sauce, banana pudding',
    eggCream:
      'pastry cream, creme patissiere, crème pâtissière, cheesecake, cheesecake filling, creme caramel, crème caramel, souffle, zabaglione',
    dessert: 'trifle, mousse, chocolate mousse, panna cotta dessert, blancmange',
    tiramisu: 'tiramisu, tiramisù',
    iceCream:
      'ice cream, gelato, vanilla ice cream, frozen yogurt, semifreddo, milkshake, ice-cream, sherbet, haagen dazs, frozen custard',
    caramel: 'caramel, caramel sauce, salted caramel, werther, caramel syrup, rolo',
    meringue: 'meringue, royal icing, meringue powder, pavlova, meringue nest, marshmallow meringue, swiss meringue',
    curd: 'lemon curd, lime curd, orange curd, passion fruit curd, fruit curd',
    icing: 'frosting, icing, buttercream icing, cream cheese frosting base, vanilla frosting, ready-to-roll icing',
    pannaCotta: 'panna cotta, pannacotta, bavarois',
    potatoPowder:
      'instant mashed potato, potato flake, instant potato, mashed potato, instant mash, smash, instant mashed potato flake, hash brown, scalloped potato mix',
    pancake: 'pancake, crepe, crêpe, blini, blintz, french toast, yorkshire pudding, dutch baby, pancake batter',
    coleslaw: 'coleslaw, slaw, creamy coleslaw, russian salad',
    nog: 'eggnog, egg nog',
    marzipan: 'marzipan, persipan, almond bark candy, marzipan paste',
    nougat: 'nougat, ferrero rocher, ferrero, toblerone',
    torrone: 'torrone, turron, turrón',
    nutSpread: 'nutella, hazelnut spread, chocolate hazelnut spread, chocolate spread, hazelnut chocolate spread',
    darkChocolate:
      'chocolate, dark chocolate, chocolate chip, chocolate chunk, bittersweet chocolate, semisweet chocolate, semi-sweet chocolate, chocolate chips, baking chocolate, unsweetened chocolate, chocolate shaving, chocolate sprinkle, chocolate syrup, chocolate sauce, candy melt, almond bark, cooking chocolate, couverture, plain chocolate, hot fudge, chocolate square, chocolate curl, chocolate coin, chocolate egg',
    milkChocolate:
      'milk chocolate, white chocolate, milk chocolate chip, white chocolate chip, kit kat, kitkat, cadbury, dairy milk, hershey kiss, hershey bar, chocolate kiss, kinder, twix, chocolate truffle, mars bar, milky way, flake bar, cadbury flake, white chocolate chunk',
    frangipane: 'frangipane, bakewell tart, bakewell',
    halva: 'halva, halwa, halvah',
    baklava: 'baklava',
    dukkah: 'dukkah, duqqa, dukka',
    romesco: 'romesco, muhammara, romesco sauce',
    trailMix: 'trail mix, nut mix with fruit, student mix',
    almondFlavour:
      'almond flavoring, almond flavouring, orgeat, almond syrup, hazelnut syrup, orgeat syrup, praline syrup',
    wine: 'wine, white wine, red wine, sherry, marsala, port, madeira, vermouth, prosecco, champagne, cava, cooking wine, rosé, rose wine, sauternes, chianti, burgundy, burgundy wine, chardonnay, riesling, cabernet, merlot, pinot, pinot noir, pinot grigio, sauvignon blanc, cooking sherry, sparkling wine, moscato, dubonnet, mulled wine, ruby port, tawny port, cream sherry, marsala wine, port wine, aperol spritz, sangria, malbec, rioja, shiraz, Noilly Prat',
    riceWine: 'mirin, sake, rice wine, chinese rice wine, applejack, cachaça, slivovitz, arak',
    beer: 'beer, ale, lager, stout, guinness, porter, pilsner, ipa, wheat beer, brown ale, pale ale, shandy',
    spirit:
      'rum, vodka, whisky, whiskey, brandy, cognac, bourbon, gin, tequila, liqueur, kirsch, grand marnier, cointreau, triple sec, curacao, curaçao, kahlua, kahlúa, limoncello, sambuca, ouzo, pernod, absinthe, schnapps, calvados, armagnac, grappa, chambord, campari, aperol, scotch, mezcal, pisco, cachaca, arrack, drambuie, jagermeister, creme de menthe, creme de cassis, crème de cassis, creme de cacao, angostura, bitters, orange bitters, st germain, galliano, tia maria, malibu, pastis, everclear, moonshine, alcohol, spirit, coffee liqueur, orange liqueur, cherry liqueur, elderflower liqueur, peach schnapps, chartreuse, benedictine, southern comfort, midori, pimm, anisette',
    nutLiqueur: 'amaretto, frangelico, disaronno, nocello, nocino, hazelnut liqueur',
    creamLiqueur: "baileys, irish cream, bailey, cream liqueur, amarula, bailey's irish cream, irish cream liqueur",
    eggLiqueur: 'advocaat, egg liqueur',
    maybeAlcohol:
      'vanilla extract, pure vanilla extract, lemon extract, orange extract, peppermint extract, rum extract, mint extract, brandied cherry, vanilla bean extract, rum raisin, rum flavoring, rum essence, vanilla paste, vanilla bean paste, vanilla essence, kombucha',
    kvass: 'kvass',
    cider: 'hard cider, dry cider, perry, hard apple cider',
    wineVinegar:
      'wine vinegar, red wine vinegar, white wine vinegar, balsamic, balsamic vinegar, balsamic glaze, sherry vinegar, champagne vinegar, white balsamic, balsamic reduction, white balsamic vinegar, balsamic cream',
    maybeSulphites:
      'pickled onion, cocktail onion, maraschino cherry, glace cherry, glacé cherry, candied peel, mixed peel, candied cherry, candied fruit, candied orange peel, candied lemon peel, prepared horseradish, horseradish sauce, bottled lemon juice, bottled lime juice, candied ginger, crystallized ginger, crystallised ginger, sun-dried tomato, sun dried tomato, sundried tomato, sweetened coconut, sweetened {shredded|flaked} coconut, cocktail cherry, glace fruit, candied orange, candied citron, stem ginger, pickled ginger',
    maltVinegar: 'malt vinegar, brown malt vinegar',
    driedApricot:
      'dried apricot, dried peach, dried pear, dried apple, dried mango, dried pineapple, golden raisin, dried papaya, dried apple ring',
    driedFruit:
      'dried fruit, mixed dried fruit, raisin, sultana, currants, dried currant, dried fig, mixed fruit, dried banana, banana chip',
    plain:
      "{garbanzo|garbanzo bean|tigernut|tiger nut} flour, apple cider, cider vinegar, apple cider vinegar, molasses, blackstrap molasses, grape juice, {dried|sweetened dried} {cranberry|cherry|blueberry|plum|date|berry|sour cherry|tart cherry}, craisin, prune, date, sambal, sambal oelek, sambal ulek, cake yeast, cake compressed yeast, cake of yeast, {oyster|butter|bread|cheese|steak} knife, {cookie|biscuit|pastry|pasta} cutter, {cheese|nut} grater, {pasta|noodle|egg|pie|cake|bread|muffin|fish|milk|beer|wine} {pan|tin|bowl|glass|jar|machine|maker|rack|board|spatula|slicer|cooker}, ladyfinger banana, lady finger banana, coconut milk, coconut cream, cream of coconut, coconut yogurt, coconut butter, coconut, coconut flour, coconut sugar, coconut oil, coconut water, coconut flake, coconut amino, coconut aminos, shredded coconut, creamed coconut, coconut extract, coconut whipped cream, coconut condensed milk, rice milk, hemp milk, pea milk, flax milk, butternut, butternut squash, butternut pumpkin, butter bean, butter lettuce, butterhead lettuce, butterhead, buttercup squash, butterfly pea, eggplant, cream of tartar, cocoa butter, shea butter, apple butter, pumpkin butter, body butter, butterball potato, sunflower seed butter, sunflower butter, {sunflower|sunflower seed} butter cup, sunbutter, seed butter, pumpkin seed butter, plum butter, nutmeg, chestnut, water chestnut, chestnut mushroom, chestnut flour, chestnut puree, tiger nut, nutritional yeast, nut-brown, doughnut peach, buckwheat, buckwheat flour, buckwheat groat, kasha, buckwheat noodle, oyster mushroom, king oyster mushroom, chicken of the woods, hen of the woods, milk thistle, beefsteak tomato, beef tomato, beefsteak plant, oxheart tomato, lamb's lettuce, lambs lettuce, lamb lettuce, goosefoot, gooseberry, chickweed, chickpea, chickpea flour, chickpea water, crabapple, crab apple, fish mint, goat pepper, goat horn pepper, gingerbread spice, bread spice, cake spice, corn tortilla, corn tortilla chip, tortilla chip, corn taco shell, corn chip, rice noodle, rice vermicelli, glass noodle, cellophane noodle, shirataki, shirataki noodle, konjac noodle, kelp noodle, mung bean noodle, bean thread noodle, bean thread, rice stick noodle, rice stick, rice cracker, rice cake, rice paper, rice paper wrapper, rice flour, sweet rice flour, glutinous rice, glutinous rice flour, corn flour, cornflour, masa, masa harina, cornmeal, polenta, corn starch, cornstarch, potato starch, potato flour, tapioca flour, tapioca starch, cassava flour, sorghum flour, teff, teff flour, millet flour, quinoa flour, gram flour, besan, arrowroot flour, banana flour, plantain flour, amaranth flour, bean flour, lentil flour, pea flour, mung bean flour, urad flour, corn grit, grit, zucchini noodle, zoodle, courgette noodle, spaghetti squash, lentil pasta, chickpea pasta, rice pasta, corn pasta, red lentil pasta, black bean pasta, hearts of palm pasta, palm heart pasta, quinoa pasta, buckwheat pasta, wheatgrass, sweet potato noodle, cream soda, root beer, ginger beer, ginger ale, butter pea, cream pea, cream of rice, cream style corn, cream-style corn, cream-colored, creamed corn, egg replacer, flax egg, flaxseed egg, chia egg, egg substitute vegan, aquafaba, egg tomato, vegetable suet, vegetable shortening, vegetable oil, sausage tree, portobello steak, cauliflower steak, cauliflower rice, steak seasoning, steak spice, poultry seasoning, fish seasoning, chicken seasoning, taco meat seasoning, pork seasoning, burger seasoning, sausage seasoning, pickling spice, meat tenderizer, meat thermometer, meatless, meaty tomato, jackfruit, dragon fruit, duck sauce, plum sauce, sweet and sour sauce, sweet chili sauce, sweet chilli sauce, hot sauce, tabasco, tabasco sauce, sriracha, sriracha sauce, chili sauce, buffalo sauce, pepper sauce, tomato sauce, marinara, marinara sauce, pizza sauce, pasta sauce, spaghetti sauce, arrabbiata sauce, enchilada sauce, applesauce, apple sauce, cranberry sauce, mint sauce, salsa, salsa verde, salsa roja, picante sauce, chimichurri, harissa, harissa paste, tomato paste, garlic paste, ginger paste, ginger garlic paste, tamarind paste, chili paste, chipotle paste, date paste, anise, star anise, rice vinegar, white vinegar, distilled vinegar, rice wine vinegar, wine grape, grape, grape leaf, vine leaf, wine cap mushroom, rose water, rosewater, rosé pepper, port salut pear, portobello, brandywine tomato, brandywine, vegetarian jelly, agar, agar agar, pectin, fruit pectin, jelly, grape jelly, red currant jelly, mint jelly, apple jelly, pepper jelly, royal gala, currant, red currant, black currant, redcurrant, blackcurrant, cashew apple, almond-shaped, walnut-sized, walnut sized, pea-sized, egg-sized, egg-shaped, hazelnut-sized, brazil cherry, shell pea, sea salt, seaweed, sea bean, mussel shell pasta shape, mung bean sprout, fish-shaped, pollen, fennel pollen, ice, ice cube, sorbet, lemon sorbet, fruit sorbet, popsicle, vanilla, vanilla bean, vanilla pod, vanilla powder, vanilla sugar, baking powder, baking soda, yeast, dry yeast, active dry yeast, instant yeast, fresh yeast, brewer's yeast, xanthan gum, guar gum, free range, free-range, grass-fed, corn-fed, gluten free flour, gluten-free flour, gluten-free flour blend, gluten-free all-purpose flour, lactose-free, lactose free, no-lactose, no lactose, without lactose, fat-free, sugar-free, fat free, sugar free, italian seasoning, herbes de provence, pumpkin pie spice, pumpkin spice, apple pie spice, mixed spice, five spice, chinese five spice, five-spice powder, garam masala, ras el hanout, baharat, lemon pepper, chili powder, chilli powder, garlic powder, onion powder, garlic salt, onion salt, jerk seasoning, butter knife, loaf pan, loaf tin, cake tin, cake pan, muffin tin, muffin cup, muffin liner, cupcake liner, cupcake case, pie dish, pie plate, pie pan, pie tin, tart tin, tart pan, pie weight, steak knife, pizza stone, pizza cutter, bread knife, bread machine, bread machine yeast, fish slice, egg timer, nut cracker, cheesecloth, pudding rice, pudding basin, arborio, risotto rice, paella rice, sushi rice, nori, nori sheet, kombu, wakame, cocoa, cocoa powder, cacao, cacao powder, cacao nib, cocoa nib, carob, carob chip, coffee, espresso, espresso powder, instant coffee, tea, chai, chai spice, matcha, tart apple, tart cherry, tart cherry juice, sour cherry, fondant, sugarpaste, sugar paste, sprinkle, sweetener, toothpick, cocktail stick, skewer, lollipop stick, popsicle stick, parchment, wrap in foil, plastic wrap, cling wrap, heart of palm, palm heart, artichoke heart, romaine heart, heart of romaine, lettuce heart, hearts of palm, sunflower heart, tongue fern, cheek of fish, liver of sulphur, rib celery, corn rib, roasted red pepper, roast potato, roast garlic, roast vegetable, roast pepper, beet, hog plum, goatweed, spirit vinegar, spare tire, {instant|instant vanilla|instant chocolate|vanilla|chocolate} {pudding mix|pudding and pie filling}, instant pudding, pudding mix, {oyster|clam|mussel} liquor, liquor of",
    vague:
      'sauce, spice mix, seasoning mix, seasoning, seasoning blend, spice blend, leftover, filling, topping, mix, dressing of choice, marinade, glaze, rub, toppings of choice, garnish of choice, snack, candy, sweets, protein of choice, burger topping, powder, paste, taco seasoning, fajita seasoning, spread of choice, soup, stew, casserole, ready meal, curry sauce, pasta salad, cooking sauce, simmer sauce, sauce of choice, relish, chutney, decoration, favorite toppings',
  },
  takes: [
    { words: 'vegan, plant-based, plant based', marks: animalMarks },
    { words: 'vegetarian, veggie, meatless, meat-free', marks: vegetarianMarks },
    { words: 'dairyless, milkless', marks: ['milk'] },
    { words: 'eggless', marks: ['egg'] },
    { words: 'alcohol-free, nonalcoholic, non-alcoholic, dealcoholised, dealcoholized', marks: ['alcohol'] },
    { words: 'unsulphured, unsulfured, sulphite-free, sulfite-free', marks: ['sulphites'] },
    { words: 'gluten-free, glutenless, gf, wheat-free', marks: ['gluten'] },
    { words: 'kosher, halal', marks: ['pork'] },
  ],
  without: 'without, without any, without added, without any added, no, no added, non, minus',
  free: 'free',
  wish: 'if, when, for vegan, for gluten-free, for gluten free, for dairy-free, for dairy free, for a vegan, for vegetarian, for vegetarians, for vegans, for a vegetarian, to make it, to keep it, to keep this',
  plain:
    'with, in, on, at, for, from, by, per, to, as, is, are, be, it, if, this, that, these, those, which, you, your, my, our, i, we, them, they, their, its, other, others, another, same, such, like, not, but, so, too, also, only, just, all, any, both, either, enough, extra, additional, more, less, most, much, many, few, several, about, around, over, under, up, down, off, out, per person, side, use, used, using, desired, needed, necessary, recipe, follow, below, above, note, see, step, store, brand, available, favorite, favourite, choice, preference, preferred, best, better, quality, good, great, nice, finest, homemade, home-made, store-bought, bought, purchased, leftover, day-old, old, overnight, beforehand, ahead, cooked, uncooked, raw, baked, roasted, toasted, grilled, boiled, steamed, fried, pan-fried, blanched, smoked, cured, pickled, salted, unsalted, low-sodium, reduced-sodium, sodium, low-fat, nonfat, non-fat, fat-free, reduced-fat, full-fat, sugar-free, unsweetened, sweetened, sweet, sour, bitter, hot, spicy, mild, sharp, tart, tangy, light, dark, black, white, red, green, yellow, blue, brown, orange, purple, golden, pink, pale, natural, organic, pure, real, authentic, wild, farmed, free-range, cage-free, grass-fed, pasture-raised, wild-caught, local, seasonal, regular, plain, classic, instant, quick, quick-cooking, fast, fast-acting, active, long, short, short-grain, long-grain, medium-grain, round, square, flat, wide, narrow, thin, thick, thinly, thickly, finely, coarsely, roughly, lightly, loosely, tightly, freshly, slightly, gently, generously, diagonally, well, very, soft, softened, hard, firm, extra-firm, silken, tender, crisp, crispy, crunchy, chunky, smooth, creamy, melted, cooled, chilled, frozen, thawed, defrosted, refrigerated, room, temperature, warm, cold, dry, dried, wet, moist, ripe, unripe, overripe, young, baby, mature, aged, bone-in, boneless, skin, skin-on, skinless, shell-on, shelled, seedless, pitted, stem, stems, stalk, leaf, leaves, leafy, root, bulb, head, core, tip, top, end, half, halves, quarter, piece, slice, sliced, strip, chunk, cube, wedge, ring, coin, matchstick, ribbon, floret, segment, shaving, flake, powder, powdered, granule, granulated, ground, crushed, whole, split, broken, cut, torn, ripped, beaten, separated, sifted, packed, heaped, peeled, unpeeled, cleaned, trimmed, butterflied, deboned, spatchcocked, hulled, husked, unshelled, soaked, rinsed, drained, undrained, squeezed, strained, reserved, divided, optional, garnish, serving, serve, dusting, dust, greasing, grease, brushing, brush, frying, fry, baking, cooking, cook, drizzling, drizzle, sprinkling, sprinkle, rolling, coating, decorating, decoration, thickening, poaching, browning, eating, boiling, steaming, roasting, grilling, sautéing, sauteing, browned, caramelized, caramelised, charred, pan, tin, tray, jar, can, bottle, package, packet, box, bag, tub, carton, container, tube, sheet, sheets, stick, liquid, juice, water, oil packed, oil-packed, in oil, in water, in brine, brine, syrup, in syrup, day, hour, minute, inch, inches, cm, lengthwise, crosswise, bite-sized, bite-size, size, sized, small, large, medium, big, tiny, jumbo, giant, huge, mini, thumb-sized, thumb-size, walnut-sized, generous, scant, heaping, level, rounded, approximately, approx, total, each, weight, weighing, handful, splash, drop, dash, pinch, lots, some, bit, little, taste, seasoning to taste, according, depending, until, when, after, before, then, plus, minus, equal, part, parts, equivalent, combined, mixed, assorted, italian-style, english, french, italian, german, greek, spanish, mexican, thai, chinese, japanese, korean, indian, asian, californian, mediterranean, persian, hass, roma, idaho, yukon, gold, fuji, gala, granny, smith, honeycrisp, bartlett, meyer, vidalia, san, marzano, kosher, table, culinary, edible, unbleached, bleached, enriched, double, single, double-acting, virgin, extra-virgin, cold-pressed, pressed, refined, unrefined, neutral, flavorless, flavourless, high-heat, concentrated, condensed, unwaxed, waxed, washed, pre-cooked, precooked, ready, ready-made, ready-to-eat, center-cut, thick-cut, lean, extra-lean, fatty, marbled, tied, patted, pat, discarded, removed, intact, attached, kept, set, aside, fluffy, stiff, foamy, frothy, on the bone, bone in, low fat, full fat, reduced fat, whole grain, long grain, short grain, medium grain, tail on, tail-on, tails on, shell on, in the shell, rotisserie-style, diamond, crystal, stone, maldon, kernel, finish, color, colour, there, style, puree, left, individual, ideally, flaky, dice, diagonal, variety, vacuum, want, thoroughly, through, taken, superfine, spun, slathering, separately, season, savoy, pulp, previously, possible, pod, pith, oiling, navel, minimum, live, lining, knife, kneading, kind, iron, hand, grater, garlicky, fresno, fork, flower, blossom, especially, deep, different, curly, covering, consistency, cool, combination, cluster, chiffonade, change, cap, bulk, blade, basic, apart, amount, discard, sieve, temp, stone-ground, have, can be, will, need, make, add, pick, find, kernels, neck, scramble, confit, bulk',
  or: 'or, substitute, sub, alternatively',
}
