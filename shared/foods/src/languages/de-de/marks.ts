import { animalMarks, vegetarianMarks } from '../../marks/diets.ts'
import type { MarkWords } from '../../marks/mark-words.ts'

export const deDeMarkWords: MarkWords = {
  language: 'de-de',
  names: {
    cheeseCracker: 'Malzgetränkepulver',
    nog: 'Eierpunsch',
    kvass: 'Kwas',
    breadDumpling: 'Semmelknödel, Serviettenknödel, Brotknödel, Knödel, Klöße, Kartoffelknödel Weizen',
    cheesePasta:
      '{Ravioli|Tortellini|Tortelloni} mit {Ricotta|Käse|Spinat|Pilzen|Kürbis}, {Ricotta|Käse|Spinat|Kürbis}-{Ravioli|Tortellini}, {Käse|Ricotta}tortellini, {Käse|Ricotta}ravioli, Rosinenschnecken',
    butterBiscuit: 'Butterkeks, Butterkekse',
    grain:
      'Gluten, Weizen, Mehl, Weizenmehl, Dinkel, Dinkelmehl, Roggen, Roggenmehl, Gerste, Hafer, Haferflocken, Hafermilch, Haferdrink, Hafersahne, Hafercuisine, Haferkleie, Grünkern, Emmer, Einkorn, Kamut, Triticale, Hartweizen, Hartweizengrieß, Grieß, Weichweizengrieß, Couscous, Cous Cous, Bulgur, Freekeh, Graupen, Perlgraupen, Rollgerste, Gerstengraupen, Weizenkeime, Weizenkleie, Kleie, Weizenstärke, Nudelwasser, Weizeneiweiß, Mehlschwitze, Einbrenne, Vollkornmehl, Instantmehl, Kochhafer, Porridge, Hirtenbrot, Weizenkörner, Ebly, Zartweizen, Vollkornschrot, Schrot, Backschrot, Farro, Griess, Haferjoghurt, Spätzlemehl, Semola, Haferbrei, Schmelzflocken, Ptitim, Getreideflocken, Mehrkornflocken, Spirelli, Hörnli, Dürüm, Lievito Madre, Weetabix, Backerbsen, Stuten, Rosinenstuten, Pide',
    crustacean:
      'Krebstiere, Garnele, Riesengarnele, Garnelen, Shrimps, Shrimp, Krabbe, Krabben, Nordseekrabben, Krabbenfleisch, Krebs, Flusskrebs, Flusskrebse, Flusskrebsschwänze, Hummer, Languste, Langustine, Scampi, Gambas, Kaisergranat, Krebsfleisch, Krebsschwänze, Krill, Prawns, Krupuk, Garnelenpaste, Shrimpspaste, Taschenkrebs, Krebsbutter, Hummersuppe, Hummerbisque',
    egg: 'Ei, Eier, Eigelb, Eiweiß, Eiweiss, Eiklar, Eidotter, Dotter, Eischnee, Vollei, Rührei, Spiegelei, Omelett, Omelette, Eipulver, Hühnerei, Wachteleier, Wachtelei, Eigelbe, Eierstich, Bio-Ei, Freilandei, Enteneier, Bioei, Eiweißpulver zum Backen',
    fish: 'Fisch, Lachs, Räucherlachs, Thunfisch, Kabeljau, Dorsch, Seelachs, Schellfisch, Heilbutt, Hering, Matjes, Makrele, Forelle, Saibling, Sardine, Sardelle, Sardellen, Anchovis, Zander, Karpfen, Hecht, Barsch, Rotbarsch, Wolfsbarsch, Dorade, Goldbrasse, Scholle, Seezunge, Steinbutt, Aal, Wels, Pangasius, Tilapia, Viktoriabarsch, Seeteufel, Schwertfisch, Kaviar, Rogen, Fischsauce, Fischsoße, Bückling, Sprotten, Kieler Sprotten, Stockfisch, Klippfisch, Dashi, Bonito, Bonitoflocken, Sardellenpaste, Anchovispaste, Sardellenfilet, Graved Lachs, Stremellachs, Schillerlocke, Schillerlocken, Stör, Felchen, Renke, Maräne, Skrei, Lodde, Stint, Rochen, Rotzunge, Alaska-Seelachs, Fischfrikadelle, Fischbällchen, Keta, Lengfisch, Leng, Seehecht, Limande, Petersfisch, Fischöl, Colatura, Thunfischfilet, Bottarga, Egli, Schleie, Merlan, Meeräsche, Rotbarbe, Snapper, Fischrogen, Forellenkaviar, =äsche, Wildlachsfilet, Bacalhau, Wittling, Weißfischfilet, Flunder, Loup de Mer, Schnapper, Mahi-Mahi, Meerbarbe, Katsuobushi, Hamachi',
    peanut:
      'Erdnuss, Erdnüsse, Erdnussbutter, Erdnussmus, Erdnussöl, Erdnusscreme, Erdnusskerne, Erdnussflips, Peanuts, Peanutbutter, Peanut Butter, Flips',
    soy: 'Soja, Sojabohne, Sojabohnen, Sojamilch, Sojadrink, Sojasahne, Sojacreme, Soja Cuisine, Sojajoghurt, Tofu, Räuchertofu, Seidentofu, Tempeh, Edamame, Natto, Sojaschnetzel, Sojagranulat, Sojamehl, Sojalecithin, Sojaöl, Sojaflocken, Sojaprotein, Yuba, Okara, Sojasprossen, Sojahack, Sojaquark, Skyr Soja, Sojageschnetzeltes, Soja-Joghurt, Texturat, Sojaghurt, Tempe',
    dairy:
      'Milch, Vollmilch, Kuhmilch, Buttermilch, Butter, Sahne, Schlagsahne, Schlagobers, Obers, Schlagrahm, Rahm, Sauerrahm, Schmand, Saure Sahne, Crème fraîche, Creme fraiche, Crème double, Creme double, Crème légère, Kochsahne, Joghurt, Jogurt, Naturjoghurt, Quark, Magerquark, Speisequark, Topfen, Skyr, Kefir, Ayran, Molke, Molkenpulver, Dickmilch, Käse, Reibekäse, Streukäse, Gouda, Emmentaler, Edamer, Tilsiter, Bergkäse, Gruyère, Gruyere, Greyerzer, Appenzeller, Raclette, Parmesan, Pecorino, Grana Padano, Parmigiano, Parmigiano Reggiano, Mozzarella, Burrata, Mascarpone, Ricotta, Feta, Fetakäse, Schafskäse, Schafkäse, Ziegenkäse, Ziegenfrischkäse, Hirtenkäse, Frischkäse, Hüttenkäse, Körniger Frischkäse, Camembert, Brie, Gorgonzola, Roquefort, Blauschimmelkäse, Halloumi, Grillkäse, Paneer, Cheddar, Schmelzkäse, Sauermilch, Milchpulver, Magermilchpulver, Kondensmilch, Butterschmalz, Ghee, Kasein, Casein, Caseinat, Laktose, Lactose, Milchzucker, Milcheiweiß, Molkeneiweiß, Molkenprotein, Whey, Nussbutter, Kräuterbutter, Knoblauchbutter, Kräuterquark, Butterkäse, Philadelphia, Handkäse, Harzer, Harzer Käse, Mimolette, Manchego, Provolone, Scamorza, Taleggio, Limburger, Romadur, Obatzda, Labneh, Tzatziki, Zaziki, Raita, Sahnesteif Sahne, Rama Cremefine Milch, Bresso, Leerdammer, Babybel, Sbrinz, Vacherin, Quarkcreme, Dulce de leche, Milchmädchen, Sprühsahne, Buttercreme, Ganache, Käsesauce, Lassi, Ziegenmilch, Schafsmilch, Schafmilch, Rohmilch, Schichtkäse, Weichkäse, Hartkäse, Schnittkäse, Sahnequark, Sahnejoghurt, Sahnejogurt, Kochkäse, Milchkefir, Weidemilch, Tzaziki, Reibkäse, Rahmkäse, Trinkmilch, Cheddarkäse, Grana, Kaymak, Süßrahm, Süßrahmbutter, Almkäse, Weisskäse, Weißkäse, Salzlakenkäse, Käsesahne, Sahnesauce, Rahmsauce, Käsewürfel, Rahmspinat, Smetana, Crème fraiche, Creme fraîche, Creme légère, Cottage Cheese, Tworog, Labaneh, Maasdamer, Comté, Fontina, Asiago, Scheibletten, Chester, Havarti, Tsatsiki, Boursin, Labanehbällchen, Joghurd, Yoghurt, Jogurt, Jogurth, Mozarella, Parmesankäse',
    nut: 'Mandel, Mandeln, Mandelblättchen, Mandelstifte, Mandelsplitter, Mandelmehl, Mandelmilch, Mandeldrink, Mandelmus, Mandelöl, Haselnuss, Haselnüsse, Walnuss, Walnüsse, Walnusskerne, Baumnuss, Baumnüsse, Cashew, Cashews, Cashewkerne, Cashewnüsse, Cashewmus, Cashewnuss, Pekannuss, Pekannüsse, Paranuss, Paranüsse, Pistazie, Pistazien, Macadamia, Macadamianuss, Macadamianüsse, Haselnussmus, Nussmus, Nussöl, Walnussöl, Haselnussöl, Krokant, Haselnusskrokant, Gianduja, Haselnussdrink, Cashewdrink, Pistaziencreme, Pistazienmus, Nusskuchen, Cashewsahne, Mandelcuisine, Mandelsahne, Mandeljoghurt, Nussdrink, Bethmännchen, Cashewcreme, Macadamiaöl, Haselnusskerne, Mandelkerne, Pistazienkerne',
    nutsOfAnyKind: 'Nuss, Nüsse, Nusskerne',
    mixedNuts: 'Nussmischung, Nusskernmischung, Nussmix, gemischte Nüsse',
    pineNut: 'Pinienkerne, Pinienkern, Pinienkernen',
    celery:
      'Sellerie, Knollensellerie, Stangensellerie, Staudensellerie, Bleichsellerie, Selleriesalz, Sellerieknolle, Suppengrün, Suppengemüse, Suppenbund, Wurzelwerk, Röstgemüse, Mirepoix, Suppenwürze, Selleriesaat, Soffritto, Suppengrünbund, Wurzelgemüse',
    mustard:
      'Senf, Senfkörner, Senfkorn, Senfsaat, Senfpulver, Senfmehl, Körnersenf, Senfgurke, Senfgurken, Senfsauce, Senföl, Senfblätter, Rôtisseur Senf, Mostrich, Senfkohl, Feigensenf',
    honeyMustard: 'Honigsenf, Honig-Senf',
    sweetMustard: 'süßer Senf, süßen Senf, Weißwurstsenf, süßem Senf',
    pickle:
      'Gewürzgurken, Gewürzgurke, Essiggurken, Essiggurke, Cornichons, Delikatessgurken, Saure Gurken, saure Gurke, Wasabi, Wasabipaste, Mixed Pickles, Essiggurkerl, Salzgurken Senf, Spreewaldgurken, Spreewälder Gurken, Gurkenrelish',
    asafoetida: 'Asafoetida, Asant, Hing, Teufelsdreck',
    veganMayonnaise: '{vegane|veganer|eifreie|pflanzliche} {Mayonnaise|Mayo|Majonäse|Aioli}',
    creamSoup: 'Champignoncremesuppe, Spargelcremesuppe, {Champignon|Spargel|Sellerie}-Cremesuppe',
    friedOnion: 'Röstzwiebeln',
    buckwheatNoodle: 'Soba, Sobanudeln, Soba-Nudeln',
    maultaschen: 'Maultaschen, Maultasche',
    challah: 'Challa, Challah',
    breadWithSesame: 'Fladenbrot, Simit, türkisches Fladenbrot',
    panettone: 'Panettone, Stollen, Christstollen, Pandoro',
    bourekas: 'Börek',
    sandwichBiscuit:
      'Oreo, Oreokekse, Oreo-Kekse, Biscoff, Lotus, Lotus-Kekse, Lotuskekse, Karamellkekse, Spekulatiuscreme, Speculoos-Creme',
    gingerbread: 'Lebkuchen, Elisenlebkuchen, Pfefferkuchen, Printen, Aachener Printen',
    catTongue: '',
    fluffKiss: 'Schaumküsse, Schokoküsse, Schaumkuss, Schokokuss, Dickmanns, Mohrenköpfe, Mohrenkopf',
    plainCracker: 'Salzcracker, TUC',
    doughnut: 'Donuts',
    choux: 'Brandteig, Windbeutel, Eclairs, Profiteroles',
    cakeMix: 'Backmischung, Kuchenmischung',
    granola: 'Granola, Knuspermüsli',
    cereal: 'Frühstückscerealien, Frühstücksflocken',
    veganCheese:
      '{veganer|vegane|pflanzlicher} {Käse|Reibekäse|Frischkäse|Parmesan|Feta|Mozzarella|Hartkäse|Streukäse|Käsealternative|Schmelzkäse}, Käsealternative',
    shaoxing: 'Shaoxing, Shaoxing-Wein',
    seitan: 'Seitan',
    meatSubstitute:
      '{veganes|vegetarisches|pflanzliches|vegane|vegetarische} {Hack|Hackfleisch|Hackalternative|Gyros|Hähnchen|Geschnetzeltes|Chunks|Schnitzel|Nuggets|Burger|Patties}, Veggie-Hack, Veggie-Hackfleisch, Fleischersatz',
    vegetarianSausage:
      'Tofuwürstchen, Tofuwurst, {vegane|vegetarische|veggie|fleischlose|pflanzliche} {Würstchen|Wurst|Bratwurst|Frikadellen|Buletten|Bratwürste}',
    tinnedMeat: 'Frühstücksfleisch, Dosenfleisch',
    otherFat:
      'Gänseschmalz, Entenschmalz, Rindertalg, Talg, Nierenfett, Gänsefett, Entenfett, Rinderfett, Rindernierenfett, Hühnerfett',
    pickledFish: 'Bismarckhering, Rollmops, Brathering',
    caramelSweet: 'Karamellbonbons, Sahnebonbons, Karamellbonbon, Sahnebonbon',
    toffeeSweet: 'Toffee, Sahnetoffee, Daim, Kakaotrunk',
    rumRaisin: 'Rumrosinen, Rosinen in Rum',
    rawSausage: 'Salsiccia, Salsicce',
    cut: 'gemischtes Hackfleisch, gemischtes Hack, Gulaschfleisch, Aufschnitt, Innereien, Bratenfleisch, Grillfleisch, Haschee, Gyrosfleisch, Hamburger, Hüftfilet, Filet, Filets, Schnitzel, Braten, Geschnetzeltes, Steak, Steaks, Medaillons, Medaillon, Filetspitzen, Minutensteak, Patty, Patties, Burgerpatty, Hackfleisch, Hack, =gehacktes, Gulasch, Kebab, Zunge, Gyros, Faschiertes, Karree, Lende, Stelze',
    dijon: 'Dijonsenf, Dijon-Senf, Dijon Senf',
    sesame:
      'Sesam, Sesamsamen, Sesamkörner, Sesamöl, Sesammus, Sesampaste, Tahin, Tahini, Tahina, Gomasio, Sesamsaat, Sesamsalz, Sesamkringel, Auberginencreme',
    hummus: 'Hummus, Humus, Baba Ganoush, Baba Ghanoush',
    maybeSesame: "Zatar, Za'atar, Zaatar, Falafel, Falafelmischung",
    sulphites:
      'Sulfit, Sulfite, Schwefeldioxid, getrocknete Ananas, kandierte Ananas, getrocknete Papaya, Hutzeln, getrocknete Pfirsiche, Condimento bianco',
    lupin: 'Lupine, Lupinen, Lupinenmehl, Süßlupine, Lupinensamen, Lupinenkerne, Lupinenschrot, Lupinendrink',
    mollusc:
      'Weichtiere, Muschel, Muscheln, Miesmuscheln, Venusmuscheln, Jakobsmuschel, Jakobsmuscheln, Auster, Austern, Tintenfisch, Tintenfische, Tintenfischringe, Calamari, Calamares, Kalmar, Kalmare, Oktopus, Krake, Pulpo, Sepia, Schnecke, Schnecken, Weinbergschnecken, Herzmuscheln, Vongole, Tintenfischtinte, Sepiatinte, Pfahlmuscheln, Abalone, Baby-Calamari, Moscardini',
    seafood: 'Meeresfrüchte, Meeresfrüchtemischung, Frutti di Mare, Schalentiere, Meeresfrüchte-Mix',
    meat: 'Fleisch, Rindfleisch, Rind, Rinderhack, Rinderhackfleisch, Rinderfilet, Rinderbraten, Beinscheibe, Tafelspitz, Kalb, Kalbfleisch, Kalbsschnitzel, Kalbsleber, Lamm, Lammfleisch, Lammkeule, Lammfilet, Hammel, Hammelfleisch, Ziegenfleisch, Huhn, Hähnchen, Hühnchen, Hähnchenbrust, Hähnchenschenkel, Hähnchenkeule, Hühnerbrust, Hühnerfleisch, Suppenhuhn, Poularde, Brathähnchen, Geflügel, Geflügelfleisch, Pute, Putenbrust, Putenfleisch, Truthahn, Ente, Entenbrust, Entenkeule, Gans, Gänsekeule, Gänsebrust, Kaninchen, Hase, Hasenkeule, =wild, Wildfleisch, Reh, Rehrücken, Rehkeule, Hirsch, Hirschgulasch, Fasan, Wachtel, Perlhuhn, Strauß, Straußenfilet, Taube, Ochse, Ochsenschwanz, Leber, Niere, Nieren, Rinderleber, Hühnerleber, Geflügelleber, Markknochen, Suppenfleisch, Suppenknochen, Rinderknochen, Rindersteak, Rumpsteak, Entrecôte, Roastbeef, Hüftsteak, Filetsteak, Rouladen, Rinderroulade, Rinderrouladen, Sauerbraten, Putenschinken, Rinderschinken, Bündnerfleisch, Bündner Fleisch, Bresaola, Pastrami, Corned Beef, Putenschnitzel, Hähnchenschnitzel, Hähnchengeschnetzeltes, Putengeschnetzeltes, Kutteln, Bries, Kalbsbries, Kalbshaxe, Lammkotelett, Chicken Wings, Hähnchenflügel, Putenhack, Lammhack, Geflügelhack, Putenhackfleisch, Lammhackfleisch, Hühnerklein, Gänseklein, Kalbsknochen, Wildgulasch, Rindergulasch, Tatar, Rindertatar, Beefsteak, Lammlachs, Lammlachse, Ossobuco, Herz, Hühnerherzen, Pferdefleisch, Putenwurst, Sucuk, Döner, Dönerfleisch, Rinderbrust, Stubenküken, Brathuhn, Grillhähnchen, Putenspeck, Rinderspeck, Geflügelaufschnitt, Putenkeule, Rinderwade, Rinderhüfte, Lammschulter, Chicken, Ochsenbacke, Kalbsbäckchen, Ochsenbäckchen, Unterschale, Hüfte, Brustkern, Brisket, Wade, Querrippe, Hochrippe, Zwerchrippe, Pansen, Beef Jerky, Zicklein, Hühneroberkeule, Drumstick, Unterkeule, Hühnerkeule, Hühnerflügel, Poulet, Hühnermagen, Hühnermägen, Hühnerkarkasse, Hühnerhälse, Hühnerfüße, Hühnerhaut, Kapaun, Foie gras',
    pork: 'Schwein, Schweinefleisch, Schweinefilet, Schweinebraten, Schweinehack, Schweinebauch, Schweineschnitzel, Schweineschulter, Schweinenacken, Schweinelende, Schweinelachs, Lachsschinken, Schinken, Schinkenwürfel, Kochschinken, Rohschinken, Parmaschinken, Serranoschinken, Schwarzwälder Schinken, Katenschinken, Schinkenspeck, Speck, Speckwürfel, Bauchspeck, Frühstücksspeck, Räucherspeck, Bacon, Pancetta, Guanciale, Prosciutto, Kassler, Kasseler, Eisbein, Schweinshaxe, Schweinehaxe, Haxe, Mett, Thüringer Mett, Schweinemett, Zwiebelmett, Schweineschmalz, Griebenschmalz, Grieben, Spanferkel, Spareribs, Wildschwein, Schweinegulasch, Bauchfleisch, Dörrfleisch, Wammerl, Nackensteak, Nackensteaks, Schweinekotelett, Kotelett, Jamón, Coppa, Lardo, Bratenaufschnitt, Schweinerippchen, Rippchen, Knochenschinken, Nussschinken, Tiroler Speck, Südtiroler Speck, Pulled Pork, Schweinebäckchen, Wiener Schnitzel vom Schwein, Wildschweinkeule, Geselchtes, Selchfleisch, Surfleisch, Krustenbraten, Schäufele, Spickspeck, Schweineleber, Schopf, Bauchscheiben, Leiterchen, Nduja, Porchetta',
    sausage:
      'Wurst, Würstchen, Bockwurst, Wiener, Wiener Würstchen, Frankfurter, Frankfurter Würstchen, Geflügelwürstchen, Putenwürstchen, Brühwurst, Hotdog-Würstchen, Weißwurst, Weißwürste, Bratwürstchen, Merguez, Cocktailwürstchen, Fleischwurst, Lyoner, Gelbwurst, Jagdwurst, Rindswurst, Rindswürstchen, Brät, Bratwurstbrät, Kalbsbrät, Wurstbrät, Knacker, Debreziner, Grillwürstchen, Currywurst, Kalbsbratwurst, Regensburger, Wurstaufschnitt, Würstel',
    porkSausage:
      'Leberkäse, Leberkäs, Fleischkäse, Bratwurst, Nürnberger Rostbratwürstchen, Rostbratwürstchen, Rostbratwurst, Mettwurst, Mettenden, Mettende, Blutwurst, Leberwurst, Teewurst, Cabanossi, Kabanossi, Bierschinken, Pinkel, Kohlwurst, Grützwurst, Krakauer, Thüringer Rostbratwurst, Rauchenden, Polnische, Kochwurst, Presskopf, Sülze, Presswurst, Zungenwurst, Schwartenmagen',
    mortadella: 'Mortadella, Bologna',
    salami: 'Salami, Cervelatwurst, Salamischeiben, Cervelat, Chorizo, Landjäger, Peperoniwurst, Fuet',
    pate: 'Pastete, Leberpastete, Terrine, Pâté',
    meatball:
      'Frikadelle, Frikadellen, Bulette, Buletten, Fleischbällchen, Hackbällchen, Fleischpflanzerl, Fleischklößchen, Köfte, Cevapcici, Königsberger Klopse, Klopse, Hackbraten, Fleischküchle, Leberknödel, Faschierte Laibchen, Polpette, Fleischknödel, Köttbullar, Ćevapčići',
    breadedMeat: 'Chicken Nuggets, Nuggets, Cordon bleu, Backhendl, Wiener Schnitzel paniert',
    gelatine:
      'Gelatine, Blattgelatine, Gelatinepulver, Gelatineblätter, Sofortgelatine, Gummibärchen, Fruchtgummi, Weingummi, Götterspeise, Wackelpudding, Aspik, Gelee-Pulver Gelatine, Aspikpulver, Gelatinefix, Boulette',
    marshmallow: 'Marshmallow, Marshmallows, Mäusespeck, Schaumzucker',
    animalFat: 'Schmalz, Bratenfett, Flomen',
    animal:
      'Honig, Bienenhonig, Bienenwachs, Schellack, Karmin, Blütenhonig, Waldhonig, Akazienhonig, Gelée Royale, Honigwaben, Propolis, Honigwabe, Tannenhonig',
    meatBroth:
      'Fleischbrühe, Rinderbrühe, Hühnerbrühe, Geflügelbrühe, Rinderfond, Hühnerfond, Geflügelfond, Kalbsfond, Lammfond, Wildfond, Entenfond, Bratenfond, Kalbsbrühe, Knochenbrühe, Hühnersuppe, Rindsuppe, Rindssuppe, Kraftbrühe, Bratensaft, Bouillon vom Rind, Rinderbouillon, Hühnerbouillon, Hühnerbrühwürfel, Rinderboullion, Fleischfond, Bratenfonds, Fleischsuppe, Schinkenbrühe, Consommé',
    fishBroth: 'Fischfond, Fischbrühe, Hummerfond, Krustentierfond, Garnelenfond, Krebsfond, Fischsud',
    vegetableBroth:
      'Gemüsebrühe, Gemüsefond, Gemüsebouillon, Gemüsebrühwürfel, Gemüsesuppe, Suppengewürz, Gemüsebrühpulver, Pilzfond, Gemüsesuppenwürfel, Vegeta, Pilzbrühe, Gemüsesud, Gemüsepaste',
    broth:
      'Brühe, Fond, Bouillon, Brühwürfel, Suppenwürfel, Bouillonwürfel, Instantbrühe, Brühpulver, Klare Brühe, Klare Suppe, Suppe, Körnige Brühe, gekörnte Brühe, Kochbrühe',
    soupPowder:
      'Tütensuppe, Fixpulver, Fix-Produkt, Maggi Fix, Knorr Fix, Suppenpulver, Zwiebelsuppenpulver, Fix, Päckchensuppe, Instantsuppe',
    celerySeasoning: 'Kräutersalz, Aromat',
    gravy:
      'Bratensoße, Bratensauce, Bratensaucenpulver, Soßenpulver, Soßenbinder, Saucenbinder, Dunkle Soße, helle Soße, braune Soße, braune Sauce, Bratenjus, Jus, Jägersauce',
    pasta:
      'Pasta, Spaghetti, Penne, Fusilli, Makkaroni, Maccaroni, Rigatoni, Farfalle, Linguine, Spaghettini, Cannelloni, Capellini, Orecchiette, Hartweizennudeln, Udon, Udonnudeln, Ramen, Ramennudeln, Instantnudeln, Orzo, Kritharaki, Hörnchennudeln, Hörnchen, Schmetterlingsnudeln, Spiralnudeln, Vollkornnudeln, Röhrennudeln, Gabelspaghetti, Conchiglie, Muschelnudeln, Buchstabennudeln, Bucatini, Fadennudeln, Weizennudeln, Nudelteig, Rösti Nudeln, Somen, Dinkelnudeln',
    pastaMaybeEgg:
      'Bandnudeln, Tagliatelle, Lasagneplatten, Lasagneblätter, Lasagne, Lasagnenudeln, Pappardelle, Fettuccine, Mie-Nudeln, Mienudeln, Mie Nudeln, Wan-Tan-Blätter, Wantan, Wontonblätter, Wan Tan, Chinanudeln, Asianudeln, Suppennudeln, Nudeln, Nudel, Lasagneblatt, Teigtaschenblätter, Gyozablätter',
    eggPasta:
      'Eiernudeln, Spätzle, Eierspätzle, Spätzleteig, Knöpfle, Eierteigwaren, Frische Nudeln, frische Tagliatelle, frische Pasta, Schupfnudeln, Spätzli, Nockerl, Frischeinudeln, Hausmachernudeln, Kasnocken, Käsespätzle, Fingernudeln, Dampfnudeln Ei, Tortenboden',
    filledPasta: 'Ravioli, Tortellini, Tortelloni, Cappelletti',
    dumpling:
      'Piroggen, Pierogi, Gyoza, Frühlingsrollen, Samosa, Teigtaschen, Speckknödel, Grießklößchen, Grießnockerl, Dampfnudeln, Germknödel, Kartoffelklöße, Mini-Frühlingsrollen, Dim Sum, Kartoffelkloßteig, Matzeknödel, Buchteln, Wareniki',
    meatDumpling: 'Pelmeni, Manti',
    gnocchi: 'Gnocchi, Kartoffelgnocchi',
    bread:
      'Brot, Brötchen, Semmel, Semmeln, Weißbrot, Vollkornbrot, Schwarzbrot, Roggenbrot, Mischbrot, Bauernbrot, Graubrot, Toast, Baguette, Ciabatta, Pita, Focaccia, Semmelbrösel, Paniermehl, Panko, Brösel, Brotwürfel, Pumpernickel, Knäckebrot, Laugenbrezel, Laugenbrezeln, Brezel, Brezeln, Brezn, Laugenstangen, Laugengebäck, Sauerteig, Pizzateig, Brotteig, Hefeteig, Filoteig, Yufka, Yufkateig, Strudelteig, Weizentortillas, Weizentortilla, Grissini, Matze, Matzen, Oblaten, Backoblaten, Salzstangen, Salzbrezeln, Bagel, Bagels, Schrippe, Weckle, Wecken, Knödelbrot, Kastenbrot, Altbrot, Stangenbrot, Lavash, Ciabattabrötchen, Weckmehl, Semmelwürfel, Bruschetta, Crostini, Wraps, Weizenwraps, Lahmacun, Fladen, Sandwichbrot, Anstellgut, Vorteig, Flammkuchenteig, Flammkuchenboden, Baguettebrötchen, Knetteig, Pizzaboden, Weizensauerteig, Roggensauerteig, Börekblätter, Katenbrot, Dinkelbrot, Tramezzini, Teigblätter, Röstbrot, Croûtes, Kadayif, Engelshaar',
    softBread:
      'Burgerbrötchen, Hamburgerbrötchen, Hotdogbrötchen, Hot-Dog-Brötchen, Buns, Burger Buns, Sandwich, Burgerbuns, Bun, Burger-Bun',
    breadWithMilk:
      'Croûtons, Croutons, Zwieback, Sandwichtoast, Buttertoast, Milchbrötchen, Toastbrot, Toastscheiben, Toastbrotscheiben, Naan, Naanbrot, Milchbrot, Zwiebackbrösel, Kräuterbaguette, Knoblauchbaguette, Röstbrotwürfel, Blätterteigrolle, Törtchenböden',
    richBread:
      'Berliner, Krapfen, Brioche, Brioche Buns, Hefezopf, Rosinenbrötchen, Zimtschnecken, Hefegebäck, Zopf, Butterzopf',
    fattyBread: 'Piadina',
    tortilla: 'Tortilla, Tortillas, Taco-Schalen, Tortillafladen, Papadam, Pappadams, Wrap, Tacoschalen',
    puffPastry:
      'Blätterteig, Mürbeteig, Mürbteig, Quiche-Teig, Teig, Plunderteig, Kuchenteig, Tarteteig, Quicheteig, Mürbeteigboden, Fertigteig, Croissantteig, Sonntagsbrötchen, Kuchenboden, Mürbeteigtörtchen',
    butterPastry:
      'Croissant, Croissants, Shortbread, Plunder, Butterhörnchen, Butterplätzchen, Butterblätterteig, Buttergebäck, Franzbrötchen, Scones, Buttermürbeteig, Käsestangen, Streusel, Butterstreusel',
    biscuit:
      'Keks, Kekse, Plätzchen, Cookies, Cookie, Waffeln, Eiswaffeln, Schokokekse, Doppelkekse, Waffelröllchen, Waffelbruch, Gebäck, Waffelblätter, Müsliriegel, Neapolitaner, Haferkekse, Kekskrümel, Leibniz, Schokoladenkekse, Cantuccini Kekse, Keksbrösel, Manner Schnitten',
    plainBiscuit: 'Vollkornkekse, Soßenkuchen, Saucenlebkuchen, Soßenlebkuchen, Vollkornbutterkekse',
    cracker: 'Cracker, Kräcker, Kracker',
    speculoos: 'Spekulatius, Gewürzspekulatius, Spekulatiusbrösel, Mandelspekulatius',
    sponge:
      'Löffelbiskuit, Löffelbiskuits, Biskuit, Biskuitboden, Biskuitteig, Biskotten, Tortenboden Biskuit, Obstboden, Biskuittortenboden, Wiener Boden, Biskuitrolle',
    cake: 'Kuchen, Torte, Muffins, Brownies, Rührkuchen, Marmorkuchen, Kuchenbrösel, Rührteig, Käsekuchen, Apfelkuchen, Sachertorte, Baumkuchen, Kuchenreste',
    amaretti: 'Amaretti, Amarettini, Makronen, Macarons, Mandelmakronen, Cantuccini, Cantucci, Kokosmakronen Mandel',
    muesli: 'Müsli, Müslimischung, Crunchy-Müsli, Schokomüsli, Früchtemüsli',
    flakes: 'Cornflakes, Puffreis-Cerealien, Rice Krispies, Frosties',
    malt: 'Malz, Malzextrakt, Gerstenmalz, Malzmehl, Backmalz, Malzsirup, Malzbier, Caro-Kaffee, Malzkaffee, Malzpulver, Gerstenmalzextrakt',
    maltDrink: 'Ovomaltine, Ovomaltine-Pulver, Maltesers',
    yeastExtract: 'Hefeextrakt, Marmite, Vitam-R, Hefewürze',
    batter: 'Tempura, Tempurateig, Tempuramehl, Bierteig, Backteig, Ausbackteig, Panade, Panierung, Palatschinkenteig',
    savouryPastry: 'Pizza, Flammkuchen, Tarte, Strudel, Fleischpastete, Zwiebelkuchen, Calzone, Empanadas',
    quiche: 'Quiche, Quiche Lorraine',
    soySauce:
      'Sojasauce, Sojasoße, Soja-Sauce, Soja-Soße, Soja Sauce, Shoyu, Kecap Manis, Ketjap Manis, Ketjap, Kikkoman, Schwarze-Bohnen-Sauce, Wokssauce, Woksauce',
    tamari: 'Tamari, Tamarisauce, Tamari-Sojasauce',
    soyAndMaybeGluten:
      'Miso, Misopaste, Miso-Paste, Gochujang, Doenjang, Doubanjiang, Bohnenpaste, Gelbe Bohnenpaste, Gochujangpaste',
    teriyaki: 'Teriyaki, Teriyakisauce, Teriyaki-Sauce, Teriyakisoße, Teriyaki-Soße',
    hoisin: 'Hoisin, Hoisinsauce, Hoisin-Sauce, Hoisinsoße',
    oysterSauce: 'Austernsauce, Austernsoße, Austern-Sauce',
    ponzu: 'Ponzu, Ponzusauce',
    furikake: 'Furikake, Shichimi',
    kimchi: 'Kimchi, Kimtschi',
    curryPaste:
      'Currypaste, Curry-Paste, Rote Currypaste, Grüne Currypaste, Gelbe Currypaste, Panang-Paste, Tom-Yum-Paste, Laksapaste, Tom Yum',
    curryPowder: 'Curry, Currypulver, Curry-Pulver, Madras-Curry, Currygewürz, Madrascurry',
    worcestershire:
      'Worcestersauce, Worcestersoße, Worcestershiresauce, Worcestershiresoße, Worcestershire-Sauce, Worcester-Sauce, Worcestershire, Worcester, Worcestershire Sauce',
    pesto: 'Pesto, Basilikumpesto, Pesto Genovese, Rotes Pesto, Pesto Rosso, Bärlauchpesto, Rucolapesto',
    mayonnaise:
      'Mayonnaise, Majonäse, Mayo, Miracel Whip, Salatmayonnaise, Aioli, Aïoli, Knoblauchmayonnaise, Burgersauce, Burgersoße, Mayonaise, Majo',
    remoulade: 'Remoulade, Remouladensauce, Sauce Tartare, Tartarsauce, Remouladensoße',
    saladCream: 'Salatcreme, Kartoffelsalat, Eiersalat, Nudelsalat',
    caesar: 'Caesar-Dressing, Caesardressing, Caesar, Caesar Dressing',
    ranch:
      'Ranch-Dressing, Joghurtdressing, Joghurt-Dressing, Sahnesoße Carbonara, Kräuterfrischkäse-Dressing, Joghurtsauce, Joghurtsoße, French Dressing',
    dressing: 'Dressing, Salatdressing, Salatsauce, Salatsoße, Vinaigrette, Dip, Salatkrönung, Salatkräutermischung',
    hollandaise: 'Sauce Hollandaise, Hollandaise, Sauce Béarnaise, Béarnaise',
    bechamel:
      'Béchamelsauce, Bechamelsauce, Béchamel, Bechamel, Béchamelsoße, Bechamelsoße, Weiße Sauce, Mehlsoße, Mornay',
    tapenade: 'Tapenade, Olivenpaste, Puttanesca',
    taramosalata: 'Taramosalata, Taramas',
    barbecueSauce:
      'Barbecuesauce, BBQ-Sauce, BBQ-Soße, Barbecue-Sauce, Grillsauce, Grillsoße, Steaksauce, Tonkatsusauce, BBQ-Rub, Cocktailsauce, Cocktailsoße, Barbecuesoße, BBQ Sauce, Zigeunersauce',
    ketchup: 'Ketchup, Tomatenketchup, Currysauce, Gewürzketchup, Curryketchup',
    satay: 'Satésauce, Sataysauce, Erdnusssauce, Erdnusssoße, Saté-Sauce',
    sambal: 'Sambal Terasi, Sambal Badjak',
    bolognese:
      'Bolognese, Bolognesesauce, Sugo Bolognese, Ragout, Ragù, Hackfleischsoße, Hackfleischsauce, Chili con Carne',
    seasoningSauce: 'Maggi, Maggi-Würze, Flüssigwürze, Speisewürze, Würzsauce Maggi, Fondor',
    surimi: 'Surimi, Surimistäbchen, Krebsfleischimitat, Krebsfleisch-Imitat, Crabsticks',
    fishFinger: 'Fischstäbchen, Backfisch, Schlemmerfilet, Panierter Fisch',
    creamHorseradish: 'Sahnemeerrettich',
    margarine:
      'Margarine, Halbfettmargarine, Backmargarine, Sanella, Rama, Deli Reform, Bratfett, Streichfett, Streichcreme',
    plantMilk:
      'Pflanzenmilch, Pflanzendrink, Pflanzliche Milch, Milchalternative, Milchersatz, pflanzlicher Joghurt, veganer Joghurt, Joghurtalternative, vegane Milch, veganer Quark, Pflanzenjoghurt, pflanzliche Milchalternative, Hefeschmelz',
    plantCream:
      'Pflanzensahne, Pflanzliche Sahne, Pflanzencreme, Sahneersatz, Schlagcreme, Rama Cremefine, Cremefine, Vegane Sahne, Sahnealternative, Aufschlagcreme',
    creamer:
      'Kaffeeweißer, Trinkschokolade, Proteinpulver, Eiweißpulver, Kakaogetränk, Paradiescreme, Instantpudding, Kaba, Nesquik, Kakaogetränkepulver, Heiße Schokolade, Galetta, Dessertsauce, Cremepulver, Trinkschokoladenpulver',
    lecithin: 'Lecithin, Lezithin',
    custard:
      'Pudding, Vanillepudding, Vanillesauce, Vanillesoße, Schokoladenpudding, Schokopudding, Crème brûlée, Grießbrei, Milchreis gekocht, Grießpudding, Vanillecreme',
    eggCream: 'Konditorcreme, Crème pâtissière, Crème Caramel, Zabaione, Soufflé, Bayerische Creme',
    dessert: 'Mousse, Mousse au Chocolat, Schokoladenmousse',
    tiramisu: 'Tiramisu, Tiramisù',
    iceCream:
      'Eiscreme, Vanilleeis, Eis, Speiseeis, Schokoladeneis, Erdbeereis, Milcheis, Sahneeis, Schokoeis, Eiskugel, Walnusseis, Milchshake, Softeis, Parfait',
    caramel: 'Karamell, Karamellsauce, Karamellsoße, Karamellcreme, Karamellsirup, Schokoriegel, Mars',
    meringue: 'Baiser, Meringue, Meringen, Baisers, Baisermasse',
    curd: 'Lemon Curd, Zitronencreme, Zitronencurd',
    icing: 'Zuckerguss, Glasur, Frosting, Eiweißglasur, Royal Icing, Kuchenglasur',
    pannaCotta: 'Panna cotta, Pannacotta',
    potatoPowder:
      'Kartoffelpüreepulver, Kartoffelpüree, Kartoffelbrei, Kartoffelstampf, Püreeflocken, Kartoffelflocken, Pfanni Kartoffelpüree, Rösti, Kartoffelpuffer, Kroketten, Stock Kartoffel',
    pancake:
      'Pfannkuchen, Palatschinken, Crêpes, Crepes, Crêpe, Eierkuchen, Kaiserschmarrn, Flädle, Frittaten, Blini, Pancakes, Waffelteig, Pfannkuchenteig, Crêpeteig',
    cheesePancake: 'Quarkkeulchen, Käsekuchenmasse, Cheesecake',
    coleslaw: 'Coleslaw, Krautsalat mit Mayo, Fleischsalat, Waldorfsalat',
    marzipan: 'Marzipan, Marzipanrohmasse, Marzipandecke, Persipan',
    nougat:
      'Nougat, Nuss-Nougat, Nussnougat, Nougatmasse, Ferrero Rocher, Rocher, Toblerone, Giotto, Nuss-Nougatmasse, Nougatcreme, Schichtnougat, Nussnougatmasse',
    torrone: 'Türkischer Honig, Torrone, Turron',
    nutSpread:
      'Nutella, Nuss-Nougat-Creme, Nussnougatcreme, Nuss-Nougatcreme, Haselnusscreme, Schokoaufstrich, Schokocreme, Schokoladenaufstrich',
    darkChocolate:
      'Schokolade, Zartbitterschokolade, Bitterschokolade, Kuvertüre, Zartbitterkuvertüre, Schokotröpfchen, Schokoladentröpfchen, Schokostückchen, Schokodrops, Blockschokolade, Schokoladenraspel, Schokoraspel, Schokostreusel, Schokoladenstreusel, Kakaoglasur, Schokoladenglasur, Schokoglasur, Schokosauce, Schokoladensauce, Raspelschokolade, Kochschokolade, Schoko, Schokoladenspäne, Schokochips, Edelbitterschokolade, Schokoladensoße, Schokolinsen, Schokosoße, Fettglasur, Smarties, Schokoladenkuvertüre, Schokoperlen, Schokospäne',
    milkChocolate:
      'Vollmilchschokolade, Vollmilchkuvertüre, Milchschokolade, weiße Schokolade, weiße Kuvertüre, KitKat, Kinderschokolade, Kinder Schokolade, Kinder Bueno, Duplo, Raffaello, Schokoladenosterhase, Schokoosterhase, Twix, Trüffelpraline, Yogurette, Milka, Überraschungsei, Schokoweihnachtsmann, Kinderriegel, Schokobons, Schokoladenweihnachtsmann, Katzenzungen',
    frangipane: 'Frangipane, Mandelcreme, Mandelfüllung, Mohn-Mandel-Masse',
    halva: 'Halva, Halwa, Helva',
    baklava: 'Baklava',
    dukkah: 'Dukkah, Duqqa',
    romesco: 'Romesco, Romescosauce, Muhammara, Ajvar Walnuss',
    trailMix: 'Studentenfutter',
    almondFlavour: 'Bittermandelaroma, Mandelaroma, Bittermandelöl, Mandelextrakt, Mandelsirup, Haselnusssirup',
    wine: 'Wein, Weißwein, Rotwein, Weisswein, Roséwein, Sherry, Marsala, Portwein, Madeira, Wermut, Sekt, Prosecco, Champagner, Kochwein, Rosé, Riesling, Chianti, Burgunder, Glühwein, Noilly Prat, Dessertwein, Süßwein, Spätburgunder, Grauburgunder, Martini, Merlot, Federweißer, Schaumwein, Cava, Chardonnay, Sauvignon blanc, Dornfelder, Crémant',
    riceWine: 'Mirin, Sake, Reiswein, Vodka, Kahlúa, Maraschino, Angostura',
    beer: 'Bier, Pils, Pilsner, Weißbier, Weizenbier, Dunkelbier, Schwarzbier, Guinness, Altbier, Kölsch, Bockbier, Hefeweizen, Starkbier, Kellerbier, Radler, Stout',
    spirit:
      'Rum, Wodka, Whisky, Whiskey, Weinbrand, Cognac, Kognak, Brandy, Bourbon, Gin, Tequila, Likör, Kirschwasser, Kirsch, Obstler, Schnaps, Grand Marnier, Cointreau, Orangenlikör, Kaffeelikör, Kahlua, Limoncello, Sambuca, Ouzo, Pernod, Calvados, Armagnac, Grappa, Campari, Aperol, Korn, Doppelkorn, Himbeergeist, Williamsbirne, Obstbrand, Strohrum, Batida de Coco, Kräuterlikör, Jägermeister, Weingeist, Rumtopf, Kirschlikör, Kirschgeist, Birnengeist, Zwetschgenwasser, Slibowitz, Arrak, Arak, Raki, Alkohol, Anisschnaps, Pastis, Holunderlikör, Aquavit, Curaçao, Malibu, Cachaça, Primasprit, Williams, Pfefferminzlikör, Crème de Cassis, Creme de Cassis, Cassislikör, Schokoladenlikör',
    nutLiqueur: 'Amaretto, Frangelico, Nusslikör, Haselnusslikör, Walnusslikör, Nocino, Mandellikör',
    creamLiqueur: 'Baileys, Irish Cream, Sahnelikör, Cremelikör',
    eggLiqueur: 'Eierlikör, Verpoorten, Advocaat',
    maybeAlcohol:
      'Vanilleextrakt, Vanille-Extrakt, Rumaroma, Rum-Aroma, Zitronenextrakt, Orangenextrakt, Pfefferminzextrakt, Backaroma, Rumkugeln, Kombucha, Vanilleessenz, Weinbrandbohnen, Mon Chéri',
    cider: 'Cidre, Apfelwein, Cider, Äppelwoi, Most, Birnenmost',
    wineVinegar:
      'Weinessig, Weißweinessig, Rotweinessig, Balsamico, Balsamicoessig, Balsamessig, Aceto Balsamico, Sherryessig, Balsamicocreme, Crema di Balsamico, Champagneressig, Balsamico-Essig, Weissweinessig, Balsamicoreduktion, Balsamico Bianco, Sherry-Essig, Branntweinessig Wein, Weinsauerkraut, Weinkraut',
    maybeSulphites:
      'Silberzwiebeln, Perlzwiebeln, Tafelmeerrettich, Zitronat, Orangeat, Belegkirschen, Cocktailkirschen, Kandierte Früchte, Maraschinokirschen, Kandierter Ingwer, Getrocknete Tomaten, Sundried Tomaten, Amarenakirschen, Sukkade, Zitronensaftkonzentrat, Meerrettich aus dem Glas, Himbeeressig, Obstessig, Kandierte Kirschen, kandierte Orangen, Sonnengetrocknete Tomaten, Ingwer kandiert, Cocktailkirsche, Kloßteig, Knödelteig',
    maltVinegar: 'Malzessig, Bieressig',
    driedApricot:
      'getrocknete Aprikosen, Trockenaprikosen, Dörraprikosen, Softaprikosen, getrocknete Mangos, Apfelringe, getrocknete Apfelringe, getrocknete Äpfel, getrocknete Birnen, getrocknete Mango, Soft-Aprikosen, Aprikosen getrocknet, getrocknete Marillen, Dörrmarillen, Dörrbirnen, Kletzen, Hutzelbirnen',
    driedFruit:
      'Trockenfrüchte, Dörrobst, Trockenobst, Backobst, Rosinen, Sultaninen, Korinthen, getrocknete Feigen, Trockenfeigen, Bananenchips, Weinbeeren, Soft-Feigen, Rosine, getrocknete Früchte, Dörrfeigen',
    plain:
      'Pökelsalz, Apfelessig, Traubensaft, Sambal, Sambal Oelek, Sambal Olek, Butter-Vanille-Aroma, {getrocknete|Trocken} {Cranberries|Pflaumen|Zwetschgen|Kirschen|Datteln|Beeren}, Backpflaumen, Trockenpflaumen, Dörrpflaumen, Dörrzwetschgen, Softpflaumen, Kurpflaumen, Dattel, Datteln, Polentagrieß, Cocosmilch, Cocos-Milch, Vanillesoßenpulver, Soßenpulver Vanille, Vanillesoße zum Kochen, Nudelholz, Rouladennadeln, {Rouladen|Fleisch}gabel, Senfglas, Milchkännchen, Brotmesser, Käsereibe, Eieruhr, Fleischwolf, Fleischthermometer, Bratenthermometer, Milchtopf, Nussknacker, Weinglas, Bierglas, Bratpfanne, zum Braten, zum Anbraten, Milchreis, Rundkornreis, Kokosmilch, Kokosnuss, Kokosnussmilch, Kokoscreme, Kokosraspel, Kokosflocken, Kokosfett, Kokosöl, Kokosnussöl, Kokosblütenzucker, Kokosjoghurt, Kokosmehl, Kokoswasser, Kokossahne, Kokosnussfleisch, Kokosfleisch, Kokosmus, Reismilch, Reisdrink, Hanfmilch, Muskatnuss, Muskat, Butternut, Butternusskürbis, Butternut-Kürbis, Butterbohnen, Butterrübe, Buttersalat, Butterbirne, Butterhäuptel, Kakaobutter, Sheabutter, Apfelkraut, Erdmandel, Erdmandeln, Erdmandelmehl, Marone, Maroni, Maronen, Esskastanie, Esskastanien, Kastanienmehl, Wasserkastanien, Kastanien, Rosskastanie, Sonnenblumenkernmus, Kürbiskernmus, Buchweizen, Buchweizenmehl, Buchweizengrütze, Fleischtomate, Fleischtomaten, Ochsenherztomate, Ochsenherztomaten, Ochsenherzen Tomaten, Eiertomate, Eiertomaten, Eierpflaume, Eierschwammerl, Eierpflaumen, Eierfrucht, Eierbecher, Eisbergsalat, Eisberg, Eiswürfel, Eiskraut, Eiswasser, crushed Eis, zerstoßenes Eis, Eiweißpulver Erbse, Fruchtfleisch, Kürbisfleisch, Tomatenfleisch, Avocadofleisch, Johannisbrot, Johannisbrotkernmehl, Johannisbrotmehl, Guarkernmehl, Maismehl, Maisgrieß, Maisstärke, Reismehl, Klebreismehl, Kartoffelmehl, Kartoffelstärke, Kichererbsenmehl, Tapiokamehl, Tapiokastärke, Hirsemehl, Teffmehl, Quinoamehl, Amaranthmehl, Sorghummehl, Leinsamenmehl, Leinmehl, Bananenmehl, Maniokmehl, Linsenmehl, Erbsenmehl, Bohnenmehl, Hanfmehl, Pfeilwurzelmehl, Pfeilwurzmehl, Süßkartoffelmehl, Traubenkernmehl, Speisestärke, Stärkemehl, Mondamin, Maizena, Gustin, Hirseflocken, Reisflocken, Buchweizenflocken, Hefeflocken, Hefe, Trockenhefe, Frischhefe, Reiswaffeln, Maiswaffeln, Reisnudeln, Glasnudeln, Shiratakinudeln, Shirataki, Konjaknudeln, Zucchininudeln, Reispapier, Reisblätter, Maistortillas, Maistortilla, Tortillachips, Tortilla-Chips, Tacochips, Nachos, Linsennudeln, Kichererbsennudeln, Maisnudeln, Bohnennudeln, Linsenpasta, Erbsennudeln, Spaghettikürbis, Zoodles, Gemüsenudeln, Weinstein, Weinsteinbackpulver, Weintrauben, Weintraube, Weinblatt, Weinblätter, Weinraute, Weinbergpfirsich, Weinbergpfirsiche, Weinbeißer, Bierrettich, Biergewürz, Austernpilze, Austernpilz, Austernseitling, Austernseitlinge, Kräuterseitling, Nussartig, Fischgewürz, Fleischgewürz, Hackfleischgewürz, Hähnchengewürz, Brathähnchengewürz, Geflügelgewürz, Steakgewürz, Gyrosgewürz, Gulaschgewürz, Wildgewürz, Bratengewürz, Lammgewürz, Brotgewürz, Lebkuchengewürz, Spekulatiusgewürz, Pizzagewürz, Pastagewürz, Nudelgewürz, Grillgewürz, Wurstgewürz, Kuchengewürz, Stollengewürz, Pfefferkuchengewürz, Butterbrotpapier, Butterbrottüte, Brotpapier, Rinderzunge Pilz, Leberblümchen, Hasenöhrchen, Ochsenzunge Kraut, Lammkraut, Feldsalat, Nüsslisalat, Nüssli, Hühnerkraut, Gänseblümchen, Gänsefingerkraut, Bocksdorn, Bocksdornfrüchte, Pferdebohnen, Saubohnen, Schweinebohnen, Kuhbohnen, Schweinsohr Pilz, Hirschhornsalz, Fischminze, Barschkraut, Milchsäure, Milchstern, Mariendistel, Milchdistel, Löwenzahn, Sahnesteif, Buttervanille, Butteraroma, Entenflott, Wachtelbohnen, Schneckenklee, Muskatblüte, Nusskürbis, Kolanuss, Betelnuss, Haselnussgroß, Walnussgroß, Haselnussgroße, walnussgroße, walnussgroßes, Sternanis, Agar-Agar, Agar Agar, Agartine, Pektin, Gelierzucker, Geliermittel, Gelierfix, Tortenguss, Fondant, Rollfondant, Zuckerstreusel, Zuckerperlen, Streusel bunt, bunte Streusel, Dekorstreusel, Vanille, Vanilleschote, Vanillezucker, Vanillinzucker, Vanillemark, Vanillepulver, Vanillepaste, Vanilleschoten, Puddingpulver, Vanillepuddingpulver, Schokopuddingpulver, Schokoladenpuddingpulver, Sahnepuddingpulver, Backpulver, Natron, Xanthan, Paprikafleisch, Essigessenz, Essig, Reisessig, Tafelessig, Kräuteressig, Branntweinessig, Tomatensauce, Tomatensoße, Pizzasauce, Pizzasoße, Passata, Sugo, Apfelmus, Süßsaure Sauce, Chilisauce, Chilisoße, Sweet-Chili-Sauce, süße Chilisauce, Sriracha, Tabasco, Salsa, Harissa, Ajvar, Tomatenmark, Paprikamark, Preiselbeersauce, Cranberrysauce, Pflaumensauce, Ingwerpaste, Knoblauchpaste, Chilipaste, Kakao, Kakaopulver, Backkakao, Kakaonibs, Pizzastein, Kuchengitter, Kuchenform, Muffinförmchen, Papierförmchen, Tortenring, Tortenplatte, Holzspieße, Zahnstocher, Backpapier, Küchengarn, Brotbackautomat, Teigrolle, Teigschaber, Teigkarte, Pizzaschneider, Wildkräuter, Wildreis, Wildkräutersalat, Wildpreiselbeeren, Wildheidelbeeren, Wildpflaumen, Wildpilze, Wildblumen, Herzkirschen, Palmherzen, Salatherzen, Romanasalatherzen, Romanaherzen, Artischockenherzen, Salatherz, Kohlherz, Strauß Petersilie, Strauß Kräuter, Sträußchen, Sträußchen Petersilie, Kräutersträußchen, Bratapfel, Bratkartoffeln, Bratpaprika, Bratöl, Suppenlöffel, Suppenkelle, Suppenteller, Most-Essig, Mostessig, Ginger Ale, Ginger Beer, Ingwerbier, Sonnenblumenhack, Grünkohl, Filetierte Orange, Orangenfilets, Orangenfilet, Grapefruitfilets, filetiert, Zitrusfilets, Grapefruitfilet, Tomatenfilets, Fenchelherz, Kokosblüten, Pfefferkorn, Pfefferkörner, Reiskorn, Körner, Kürbiskerne, Sonnenblumenkerne, laktosefrei, laktosefreie, ohne Laktose, fettfrei, zuckerfrei, Kirschen, Kirsche, Weizengras, Gerstengras, Zuckermais, Kichererbsenwasser, Aquafaba, Leinei, Chiaei, Ei-Ersatz, Eiersatz, Eiersatzpulver, Leinsamenei, Ersatzei, Reisnudel, Haferwurzel, Rahmapfel, Sauerampfer, Sauerkraut, Eichblattsalat, Kopfsalat, Eibisch, Eisenkraut, Tee, Kaffee, Espresso, Bockshornklee, Bockshornkleesamen, Bärlauch, Bärlauchblätter, Leberreim, Seegras, Teig zum Bestäuben',
    vague:
      'Sauce, Soße, Gewürzmischung, Gewürz, Reste, Füllung, Belag, Mischung, Würzmischung, Marinade, Rub, Glace, Süßigkeiten, Snacks, Eintopf, Auflauf, Paste, Aufstrich, Brotaufstrich, Topping, Toppings, Würzpaste, Dekoration, Deko, Relish, Chutney, Tacogewürz, Salat der Wahl, Fertiggericht, Tacogewürzmischung, Gewürzsalz',
  },
  takes: [
    { words: 'vegan, veganer, pflanzlich, auf Pflanzenbasis, rein pflanzlich', marks: animalMarks },
    { words: 'vegetarisch, fleischlos, veggie', marks: vegetarianMarks },
    { words: 'eifrei, eilos', marks: ['egg'] },
    { words: 'alkoholfrei, entalkoholisiert', marks: ['alcohol'] },
    { words: 'ungeschwefelt', marks: ['sulphites'] },
    { words: 'glutenfrei', marks: ['gluten'] },
    { words: 'milchfrei', marks: ['milk'] },
    { words: 'halal, koscher', marks: ['pork'] },
  ],
  without: 'ohne, ohne Zusatz von, ohne zugesetzte, kein, keine, statt, anstatt, anstelle',
  free: '',
  wish: 'falls, wenn, bei Bedarf, nach Bedarf, für Veganer, für Vegetarier, für die vegane, für eine vegane, für die vegetarische, für vegane, ggf, gegebenenfalls, gerne, wer mag, auf Wunsch, optional',
  plain:
    'mit, in, im, ins, am, an, auf, aus, bei, beim, vom, von, zu, zum, zur, für, fürs, pro, je, als, ist, sind, sie, es, man, wer, was, wie, wenn, falls, der, die, das, dem, den, des, ein, eine, einen, einem, einer, eines, dein, ihr, unser, anderer, auch, nur, noch, so, sehr, ganz, gut, besser, beste, beliebig, gewünscht, nach, Wahl, Wunsch, Geschmack, Bedarf, Belieben, Lust, Laune, Saison, Jahreszeit, Marke, Qualität, ca, circa, etwa, ungefähr, etwas, wenig, viel, mehr, weniger, einige, paar, extra, zusätzlich, zusätzliche, Rest, bereit, bereits, vorbereitet, vorher, zuvor, danach, dann, über, unter, Nacht, Vortag, Tag, Stunde, Minute, alt, altbacken, jung, reif, unreif, überreif, frisch, tiefgekühlt, TK, gefroren, aufgetaut, angetaut, gekühlt, kalt, warm, lauwarm, heiß, Zimmertemperatur, zimmerwarm, weich, hart, fest, zart, knusprig, knackig, cremig, flüssig, geschmolzen, zerlassen, trocken, getrocknet, eingeweicht, gewaschen, geputzt, geschält, ungeschält, entkernt, entsteint, entbeint, entgrätet, ausgelöst, küchenfertig, pariert, gekocht, vorgekocht, vorgegart, gegart, gebacken, gebraten, geröstet, ungeröstet, gegrillt, gedünstet, gedämpft, blanchiert, geräuchert, gepökelt, gesalzen, ungesalzen, gesüßt, ungesüßt, süß, sauer, scharf, mild, würzig, bitter, hell, dunkel, weiß, rot, grün, gelb, blau, braun, schwarz, lila, rosa, orange, bunt, golden, natur, naturbelassen, naturtrüb, unbehandelt, ungespritzt, ungewachst, bio, rein, echt, original, klassisch, mager, fettarm, halbfett, zuckerfrei, fettreduziert, halb, viertel, Stück, Scheibe, Streifen, Würfel, Ring, Spalte, Stift, Röschen, Flocke, Splitter, Blättchen, Stange, Stängel, Zweig, Blatt, Wurzel, Kopf, Herz, Spitze, Ende, Kern, Schale, Haut, Stiel, Strunk, Saft, Abrieb, Hälfte, Teil, klein, groß, mittel, mittelgroß, winzig, dick, dünn, lang, kurz, breit, schmal, rund, flach, fein, grob, feingehackt, kleingehackt, geschnitten, gehackt, gewürfelt, gerieben, gemahlen, gestoßen, zerstoßen, zerbröselt, zerkleinert, zerdrückt, zerpflückt, zerteilt, gehobelt, gestiftelt, geraspelt, geviertelt, halbiert, gepresst, ausgepresst, püriert, passiert, gesiebt, verquirlt, geschlagen, steif, getrennt, abgetropft, abgegossen, abgezogen, gebunden, gefaltet, gerollt, gezupft, gehäuft, gestrichen, Dose, Glas, Packung, Päckchen, Becher, Tüte, Beutel, Flasche, Tube, Rolle, Bund, Kühlregal, Supermarkt, selbstgemacht, hausgemacht, gekauft, fertig, Servieren, Garnieren, Bestreuen, Bestreichen, Bestäuben, Braten, Anbraten, Ausbacken, Frittieren, Kochen, Backen, Einfetten, Einstreichen, Ausrollen, Ausfetten, Abschmecken, Würzen, Verzieren, Dekorieren, Beträufeln, Wälzen, Dünsten, Andünsten, Form, Pfanne, Blech, Backblech, Arbeitsfläche, Topf, Mühle, Wasser, Lake, Sud, Gewicht, Größe, optional, ersatzweise, alternativ, eventuell, evtl, gegebenenfalls, bzw, beziehungsweise, entsprechend, siehe, Rezept, Grundrezept, Tipp, Fußnote, links, rechts, nativ, kaltgepresst, raffiniert, neutral, geschmacksneutral, hocherhitzbar, festkochend, mehligkochend, vorwiegend, mehlig, kochend, sofort, instant, deutsch, italienisch, französisch, griechisch, spanisch, türkisch, asiatisch, indisch, mexikanisch, ungarisch, österreichisch, regional, heimisch, gemischt, verschieden, mit Knochen, am Knochen, in Öl eingelegt, mit Gräten, altbackene, gewässert, vakuumiert, ausgenommen, kernlos, gepufft, klar, eigenen, anderweitig, Größe M, Größe L, Größe S, Größe XL',
  or: 'oder, bzw, beziehungsweise, alternativ, ersatzweise, wahlweise',
  joined:
    'eier, eiern, nüsse, nüssen, käse, rum, gin, aal, reh, rind, lamm, kalb, ente, gans, huhn, pute, wild, nuss, milch, rahm, käse, mehl, brot, teig, bier, wein, fisch, senf, soja, hack, sekt, fond, malz, keks, wurst, speck',
  freeEnding: 'frei',
}
