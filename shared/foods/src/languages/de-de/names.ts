/** The names of each food, in the order of `numbers`. Made by `npm run foods`. */
export const names = `
Zwiebel,Gemüsezwiebel,Küchenzwiebel,gelbe Zwiebel,weiße Zwiebel
rote Zwiebel
süße Zwiebel
Perlzwiebel
Schalotte
Frühlingszwiebel,Lauchzwiebel,Jungzwiebel
Lauch,Porree,Lauchstange,Porreestange
Knoblauch,Knoblauchzehe,Knoblauchknolle
Bärlauch
Ingwer,frischer Ingwer,Ingwerknolle,Ingwerwurzel
Karotte,Möhre,Mohrrübe,gelbe Rübe,Rüebli
Babykarotte,Minikarotte,Fingermöhre
Staudensellerie,Stangensellerie,Bleichsellerie,Selleriestange
Knollensellerie,Sellerie,Sellerieknolle
Petersilienwurzel,Wurzelpetersilie
Pastinake
Kartoffel,Erdapfel,Erdäpfel
festkochende Kartoffel,vorwiegend festkochende Kartoffel,Salatkartoffel,Speckkartoffel
mehligkochende Kartoffel,mehlige Kartoffel
rote Kartoffel,rotschalige Kartoffel
Drilling,Drillinge,Frühkartoffel,neue Kartoffel,Babykartoffel
Süßkartoffel,Batate
Pommes frites,Pommes,Backofen-Pommes,Wedges,Kartoffelecken
Rösti,Kartoffelrösti,Rösti-Ecken
Tomate,Strauchtomate,Fleischtomate,Rispentomate,Paradeiser
Kirschtomate,Cherrytomate,Cocktailtomate,Partytomate
Eiertomate,Romatomate,Flaschentomate
grüne Tomate
getrocknete Tomate
getrocknete Tomate in Öl,getrocknete Tomaten in Öl,eingelegte getrocknete Tomate
rote Paprika,rote Paprikaschote,Paprika,Paprikaschote,Spitzpaprika,rote Spitzpaprika
grüne Paprika,grüne Paprikaschote
gelbe Paprika,gelbe Paprikaschote,orange Paprika,orangefarbene Paprika
gegrillte Paprika,geröstete Paprika aus dem Glas,Röstpaprika
Mini-Paprika,Snackpaprika
Chilischote,rote Chilischote,Chili,Peperonischote,rote Peperoni,Peperoni
grüne Chilischote,grüne Chili,grüne Peperoni
Jalapeño,Jalapeno
eingelegte Jalapeños
Gurke,Salatgurke,Schlangengurke
Minigurke,Snackgurke,Einlegegurke,Landgurke
Zucchini,Zucchino
gelbe Zucchini
Patisson
Zucchiniblüte
Aubergine,Melanzani
Kürbis,Speisekürbis,Muskatkürbis
Hokkaido,Hokkaidokürbis,Hokkaido-Kürbis
Butternut-Kürbis,Butternutkürbis,Butternut,Butternusskürbis
Eichelkürbis
Spaghettikürbis
Kürbispüree,Kürbismus
Weißkohl,Weißkraut,Kraut,Kohl
Spitzkohl
Rotkohl,Rotkraut,Blaukraut
Wirsing,Wirsingkohl
Chinakohl
Pak Choi,Pak Choy,Choi,Choy
Sauerkraut
Kimchi
Krautsalat-Mix,Coleslaw-Mix
Rosenkohl,Sprossenkohl,Kohlsprossen
Brokkoli,Broccoli,Brokkoliröschen
TK-Brokkoli,tiefgekühlter Brokkoli
Stängelkohl,Wilder Brokkoli,Bimi
Blumenkohl,Karfiol,Blumenkohlröschen
TK-Blumenkohl,tiefgekühlter Blumenkohl
Blumenkohlreis
Romanesco
Kohlrabi
Grünkohl,Braunkohl,Federkohl
Schwarzkohl,Palmkohl
Markstammkohl
Spinat,Blattspinat,Babyspinat,frischer Spinat
TK-Spinat,Tiefkühlspinat,TK-Blattspinat,tiefgekühlter Spinat
Mangold
Kopfsalat,Salat,grüner Salat,Blattsalat,Salatblatt
Eisbergsalat,Eissalat
Römersalat,Romanasalat,Romana-Salat,Salatherz,Romanasalatherz,Salatkopf
Pflücksalat,Lollo Rosso,Lollo bionda,Eichblattsalat
Salatmischung,gemischter Salat,Wildkräutersalat,Babyleaf-Salat,Mischsalat
Rucola,Rauke,Rukola
Feldsalat,Rapunzel,Vogerlsalat,Nüsslisalat
Brunnenkresse
Kresse,Gartenkresse
Chicorée,Chicoree
Endivie,Endiviensalat,Friséesalat,Frisée
Löwenzahn,Catalogna,Löwenzahnblätter
Radicchio,Treviso
Rote Bete,rote Beete,Rote Rübe,Rande,Rote Rüben
gekochte Rote Bete,vorgegarte Rote Bete,Rote Bete vorgegart
eingelegte Rote Bete,Rote Bete im Glas
Radieschen
Rettich,Daikon,Bierrettich,schwarzer Rettich,Daikon-Rettich
Mairübe,Speiserübe,Navette,weiße Rübe,Teltower Rübchen
Steckrübe,Kohlrübe,Wruke
Meerrettich,frischer Meerrettich,Kren,Meerrettichwurzel
Schwarzwurzel
Topinambur
Artischocke
Artischockenherz,Artischockenherzen
eingelegte Artischocke,Artischocken in Öl
grüner Spargel,grüne Spargelstange
Spargel,weißer Spargel,Spargelstange,Stangenspargel
Fenchel,Fenchelknolle
Okra,Okraschote
Maiskolben,Zuckermais,frischer Mais
TK-Mais,tiefgekühlter Mais,Maiskörner
Erbsen,TK-Erbsen,grüne Erbsen,tiefgekühlte Erbsen,feine Erbsen
frische Erbsen,Palerbsen
Erbsen aus der Dose,Dosenerbsen
Zuckerschote,Zuckererbse,Kaiserschote,Zuckerschoten
grüne Bohnen,Prinzessbohnen,Stangenbohnen,Buschbohnen,Fisolen,grüne Bohne
TK-Bohnen,TK grüne Bohnen,Brechbohnen
Wachsbohnen,gelbe Bohnen
Breite Bohnen,Schnippelbohnen,Schnittbohnen
Dicke Bohnen,Ackerbohnen,Saubohnen,Puffbohnen
Edamame
TK-Gemüse,Mischgemüse,Gemüsemischung,Kaisergemüse,Tiefkühlgemüse
Suppengrün,Suppengemüse,Bund Suppengrün,Wurzelgemüse,Wurzelwerk,Suppenbund
Sojasprossen,Mungbohnensprossen,Mungobohnensprossen,Bohnensprossen
Sprossen,Alfalfasprossen,Kressesprossen,Microgreens
Bambussprossen
Wasserkastanie,Wasserkastanien
Palmherz,Palmherzen
Zitronengras,Zitronengrasstängel
Galgant,Galgantwurzel
frische Kurkuma,Kurkumawurzel
Maniok,Cassava,Yuca
Taro
Yambohne,Jicama
Kochbanane
Chayote
Nopal,Kaktusblatt
Tomatillo
Sauerampfer
Brennnessel,Brennnesselblätter
Portulak,Postelein
Weinblatt,Weinblätter
Nori,Noriblatt,Nori-Blatt,Nori-Algen,Algenblatt
Wakame,Wakame-Algen,Algen
Kombu,Kombu-Alge
Seetang
Champignon,Champignons,weißer Champignon,Pilz,Pilze,Schwammerl
brauner Champignon,braune Champignons,Egerling,Steinchampignon
Portobello,Riesenchampignon,Portobello-Pilz
Shiitake,Shiitake-Pilz,Shiitakepilz
getrocknete Shiitake,getrocknete Shiitake-Pilze
Austernpilz,Austernseitling
Kräuterseitling
Enoki,Enoki-Pilz
Pfifferling,Eierschwammerl
Steinpilz,Herrenpilz
getrocknete Steinpilze,getrocknete Pilze,Trockenpilze
gemischte Pilze,Waldpilze,Mischpilze
Morchel,Spitzmorchel
Champignons aus der Dose,Dosenchampignons,Champignons aus dem Glas
eingelegte Pilze,marinierte Champignons
Judasohr,Wolkenohrpilz,Mu-Err-Pilze,Mu-Err
Trüffel,schwarze Trüffel
Apfel,roter Apfel,süßer Apfel,Boskop,Elstar
säuerlicher Apfel,grüner Apfel,Boskoop,Kochapfel,Granny Smith,saurer Apfel
Apfelmus,Apfelmark,Apfelkompott
getrockneter Apfel,getrocknete Apfelringe,Apfelringe
Birne,Williams-Birne
Birnen aus der Dose,Dosenbirnen,Birnenhälften
Nashi,Nashi-Birne
Quitte
Banane,reife Banane
Orange,Apfelsine,Bio-Orange
Blutorange,Moro-Orange
Orangenschale,Orangenabrieb,Orangenzeste,Bio-Orangenschale
Orangensaft,frisch gepresster Orangensaft
Mandarine,Clementine,Klementine,Satsuma
Mandarinen aus der Dose,Dosenmandarinen,Mandarinen Dose
Zitrone,Bio-Zitrone,unbehandelte Zitrone
Zitronensaft,Saft einer Zitrone,frischer Zitronensaft,Saft der Zitrone
Zitronenschale,Zitronenabrieb,Zitronenzeste,Bio-Zitronenschale
Salzzitrone,eingelegte Zitrone
Limette,Bio-Limette
Limettensaft,Saft einer Limette
Limettenschale,Limettenabrieb
Kaffirlimettenblatt,Kaffirlimettenblätter,Limettenblätter,Limettenblatt
Grapefruit,Pampelmuse,rosa Grapefruit
Pomelo
Kumquat
Bergamotte
Avocado
Erdbeere,frische Erdbeeren
TK-Erdbeeren,gefrorene Erdbeeren,tiefgekühlte Erdbeeren
Heidelbeere,Blaubeere,Kulturheidelbeere
TK-Heidelbeeren,gefrorene Heidelbeeren,TK-Blaubeeren
Himbeere,frische Himbeeren
TK-Himbeeren,gefrorene Himbeeren,tiefgekühlte Himbeeren
Brombeere
Beeren,gemischte Beeren,Beerenmischung
TK-Beeren,TK-Beerenmischung,gefrorene Beeren,Beeren-Mix,TK-Beerenmix
frische Cranberry,frische Cranberrys,TK-Cranberrys
frische Preiselbeere,frische Preiselbeeren
rote Johannisbeere,Johannisbeere,Ribisel,weiße Johannisbeere
schwarze Johannisbeere
Stachelbeere
Holunderbeere,Fliederbeere
Holunderblüte,Holunderblüten,Holunderblütendolde
Sanddorn,Sanddornbeere
Hagebutte
Maulbeere
Gemeiner Schneeball
Kirsche,Süßkirsche
Sauerkirsche,Weichsel,Schattenmorelle frisch
Schattenmorelle,Sauerkirschen aus dem Glas,Kirschen aus dem Glas,Schattenmorellen
TK-Kirschen,gefrorene Kirschen,TK-Sauerkirschen
Cocktailkirsche,Maraschinokirsche,Belegkirsche
Pfirsich,Weinbergpfirsich
Pfirsich aus der Dose,Dosenpfirsich,Pfirsiche aus der Dose,Pfirsichhälften
Nektarine
Aprikose,Marille
getrocknete Aprikose,Softaprikose,Trockenaprikose,getrocknete Marille
Aprikosen aus der Dose,Dosenaprikosen
Pflaume
Zwetschge,Zwetschke,Zwetsche
Mirabelle,Reneklode,Ringlotte
Trockenpflaume,Backpflaume,Dörrpflaume,Softpflaume,getrocknete Pflaume,Dörrzwetschke
Weintraube,Traube,Trauben,kernlose Trauben,Weintrauben
Rosine,Rosinen
Korinthe,Korinthen
getrocknete Cranberry,getrocknete Cranberries,getrocknete Cranberrys,Cranberrys,Cranberries
getrocknete Kirsche,getrocknete Kirschen,getrocknete Sauerkirschen
Dattel,getrocknete Dattel,entsteinte Dattel
Medjool-Dattel,Medjool Datteln,Medjoul-Dattel
Dattelpaste,Dattelmus
Feige,frische Feige
getrocknete Feige,Trockenfeige
Mango,reife Mango
TK-Mango,gefrorene Mango,tiefgekühlte Mango
getrocknete Mango
Ananas,frische Ananas
Ananas aus der Dose,Dosenananas,Ananasstücke,Ananasringe,Ananasscheiben
Kiwi,Kiwifrucht
Granatapfel
Granatapfelkerne
Kaki,Kakifrucht,Sharon,Sharonfrucht
Papaya
Passionsfrucht,Maracuja
Guave
Litschi,Lychee
Drachenfrucht,Pitahaya
Sternfrucht,Karambole
Kaktusfeige
Jackfruit,Jackfrucht
Wollmispel,Loquat,Mispel
Wassermelone
Melone,Cantaloupe-Melone,Zuckermelone,Galiamelone,Charentais-Melone
Honigmelone
Rhabarber,Rhabarberstange
Tamarinde
Fruchtcocktail,Obstsalat aus der Dose
Trockenfrüchte,gemischte Trockenfrüchte,Dörrobst,Backobst,Trockenobst
Orangeat,Zitronat,Sukkade,kandierte Früchte
Berberitze,Berberitzen
Goji-Beere,Gojibeeren,Goji-Beeren
Petersilie,glatte Petersilie,krause Petersilie,frische Petersilie
getrocknete Petersilie
Basilikum,frisches Basilikum,Basilikumblatt,Basilikumblätter,Thai-Basilikum
getrocknetes Basilikum,Basilikum getrocknet,Basilikum gerebelt
Koriander,frischer Koriander,Koriandergrün,Korianderblätter
Dill,frischer Dill,Dillspitzen
getrockneter Dill,Dill getrocknet
Minze,frische Minze,Pfefferminze,Minzblatt,Minzeblätter,Minzblätter
getrocknete Minze
Schnittlauch,frischer Schnittlauch,Schnittlauchröllchen
Thymian,frischer Thymian,Thymianzweig,Zweig Thymian,Zitronenthymian
getrockneter Thymian,Thymian getrocknet,Thymian gerebelt
Rosmarin,frischer Rosmarin,Rosmarinzweig,Rosmarinnadeln,Zweig Rosmarin
getrockneter Rosmarin,Rosmarin getrocknet
frischer Oregano
Oregano,getrockneter Oregano,Oregano gerebelt
Salbei,frischer Salbei,Salbeiblatt,Salbeiblätter
getrockneter Salbei
frischer Majoran
Majoran,getrockneter Majoran,Majoran gerebelt
Estragon,frischer Estragon
getrockneter Estragon
Bohnenkraut,getrocknetes Bohnenkraut
Kerbel,frischer Kerbel
getrockneter Kerbel
Liebstöckel,Maggikraut
Borretsch,Borretschblüten
Zitronenmelisse,Melisse
Curryblatt,Curryblätter
Lorbeerblatt,Lorbeer,Lorbeerblätter
Kräuter,frische Kräuter,gemischte Kräuter,TK-Kräuter,8-Kräuter,Küchenkräuter
italienische Kräuter,getrocknete Kräuter,Pizzagewürz,Kräuter getrocknet
Kräuter der Provence,provenzalische Kräuter
Bouquet garni,Kräutersträußchen,Kräuterbund
getrocknetes Zatar-Kraut,Ysop
Kichererbsen,getrocknete Kichererbsen,Kichererbse,Kichererbsen getrocknet
Kichererbsen aus der Dose,gekochte Kichererbsen,Dose Kichererbsen,Kichererbsen Dose
weiße Bohnen,getrocknete weiße Bohnen,Bohnen getrocknet
weiße Bohnen aus der Dose,Cannellini-Bohnen,Dose weiße Bohnen,weiße Bohnen Dose
Great-Northern-Bohnen
kleine weiße Bohnen,Perlbohnen
Limabohnen,Riesenbohnen,Gigantes-Bohnen,Butterbohnen
Riesenbohnen aus der Dose,Limabohnen aus der Dose
TK-Limabohnen
rote Bohnen,getrocknete Kidneybohnen
Kidneybohnen,Kidneybohnen aus der Dose,rote Kidneybohnen,Dose Kidneybohnen,Kidneybohnen Dose
schwarze Bohnen,getrocknete schwarze Bohnen
schwarze Bohnen aus der Dose,Dose schwarze Bohnen,schwarze Bohnen Dose
Pintobohnen,Wachtelbohnen
Pintobohnen aus der Dose
Borlottibohnen,Borlotti-Bohnen
Borlottibohnen aus der Dose
Bohnenmix,gemischte Bohnen,Bohnen,Bohnen aus der Dose
Baked Beans,gebackene Bohnen
Bohnenmus,Refried Beans
Mungbohnen,Mungobohnen,Mung Dal
Adzukibohnen,Azukibohnen
Augenbohnen,Schwarzaugenbohnen
Augenbohnen aus der Dose
getrocknete Dicke Bohnen,getrocknete Ackerbohnen
Dicke Bohnen aus der Dose
Lupinen,Süßlupine
Sojabohnen,Sojabohne
Linsen,Tellerlinsen,braune Linsen,getrocknete Linsen,grüne Linsen
rote Linsen
Belugalinsen,Beluga-Linsen,schwarze Linsen,Berglinsen,Puy-Linsen,Le-Puy-Linsen
Linsen aus der Dose,gekochte Linsen,Dosenlinsen
Urad Dal,Urdbohnen
Chana Dal
Schälerbsen,Trockenerbsen,getrocknete Erbsen,gelbe Erbsen,gelbe Schälerbsen
getrocknete Bohnenmischung
Hummus
Tofu,Naturtofu,fester Tofu
extra fester Tofu
Seidentofu,weicher Tofu
Räuchertofu,geräucherter Tofu
frittierter Tofu,Tofu-Puffs
Tempeh,Tempe
Seitan
Sojagranulat,Sojaschnetzel,Sojahack,Soja-Granulat,Sojageschnetzeltes
veganes Hack,vegetarisches Hack,Veggie-Hack,veganes Hackfleisch,vegetarisches Hackfleisch
Mandel,Mandeln,ganze Mandeln,Mandelkern
blanchierte Mandel,blanchierte Mandeln,geschälte Mandeln
Mandelblättchen,gehobelte Mandel,gehobelte Mandeln,Mandelstifte,gestiftelte Mandeln
gemahlene Mandeln,Mandelmehl,gemahlene Mandel,geriebene Mandeln
Marzipanrohmasse,Marzipan
Mandelmus,weißes Mandelmus,Mandelbutter
Haselnuss,Haselnüsse,Haselnusskerne
gemahlene Haselnüsse,geriebene Haselnüsse,gemahlene Haselnuss
Haselnussmus
Walnuss,Walnüsse,Walnusskerne,Walnusskern,Walnusshälften
gemahlene Walnüsse,geriebene Walnüsse,gemahlene Nüsse,Nüsse
Pekannuss,Pekannüsse,Pecannüsse,Pekannusskerne
Cashewkern,Cashewkerne,Cashewnüsse,Cashews,Cashew
Cashewmus,Cashewbutter
Pistazie,Pistazien,Pistazienkerne,gehackte Pistazien,gemahlene Pistazien
Pistazienmus,Pistaziencreme,Pistazienpaste
Erdnuss,Erdnüsse,geröstete Erdnüsse,Erdnusskerne
rohe Erdnüsse
gesalzene Erdnüsse,geröstete gesalzene Erdnüsse
Erdnussbutter,Erdnusscreme,cremige Erdnussbutter
Erdnussbutter crunchy,stückige Erdnussbutter
Erdnussmus
Pinienkern,Pinienkerne
Macadamianuss,Macadamianüsse,Macadamia
Paranuss,Paranüsse
Nussmischung,gemischte Nüsse,Studentenfutter
Esskastanie,Kastanie,Marone,Maroni,Maronen,Edelkastanie
vorgekochte Maronen,gegarte Maronen,vakuumierte Maronen,vorgegarte Maronen
Maronenpüree,Kastanienpüree,Maronencreme
Kokosraspel,Kokosflocken,Kokosnussraspel,Kokoschips
gesüßte Kokosraspel
Kokosnuss,frische Kokosnuss,frisches Kokosfleisch
Sonnenblumenkern,Sonnenblumenkerne
Kürbiskern,Kürbiskerne
Sesam,Sesamsamen,weißer Sesam,Sesamkörner,heller Sesam,Sesamsaat
schwarzer Sesam
Tahin,Tahini,Tahina,Sesampaste,Sesammus
Leinsamen,Leinsaat,ganze Leinsamen
geschrotete Leinsamen,gemahlene Leinsamen,Leinsamenschrot,geschroteter Leinsamen
Chiasamen,Chia-Samen,Chia
Hanfsamen,geschälte Hanfsamen
Flohsamenschalen,Flohsamen,gemahlene Flohsamenschalen
Kernemix,Kernmischung,Saatenmischung,Salatkerne
Wassermelonenkerne
Sonnenblumenkernmus,Sonnenblumenmus
Rinderhackfleisch,Rinderhack,Rindergehacktes,Rinderfaschiertes,Hackfleisch vom Rind
mageres Rinderhackfleisch,Tatar,Tatarfleisch,Beefsteakhack,Schabefleisch
Rindergulasch,Rindergulaschfleisch,Rinderschulter,Rindfleisch,Gulasch,Rindfleisch zum Schmoren,Rind
Rinderbraten,Schmorbraten,Rinderschmorbraten,Schulterbraten vom Rind,Sauerbraten
Rinderoberschale,Oberschale vom Rind,Rinderhüfte,Unterschale,Bratenfleisch vom Rind,Hüfte
Rinderroulade,Roulade,Rouladenfleisch,Minutensteak
Rinderbrust,Brustkern,Brisket
Tafelspitz,Suppenfleisch,Rindersuppenfleisch,Siedfleisch,Kochfleisch,Rinderrumpf
Beinscheibe,Rinderbeinscheibe,Rinderwade,Wade
Rinderrippe,Querrippe,Hochrippe,Short Ribs,Zwerchrippe
Rinderfilet,Filetsteak,Rinderlende,Rinderfiletsteak
Rumpsteak,Roastbeef,Rindersteak,Steak
Entrecôte,Entrecote,Ribeye-Steak,Rib-Eye-Steak
Hüftsteak,Rinderhüftsteak,Huftsteak
Flanksteak,Flank-Steak,Skirt-Steak
Rindergeschnetzeltes,Rinderstreifen,Geschnetzeltes vom Rind
T-Bone-Steak,Porterhouse-Steak
Ochsenschwanz
Suppenknochen,Markknochen,Rinderknochen,Fleischknochen,Knochen
Rinderleber,Leber
Rinderzunge,Zunge
Rinderherz
Rinderniere,Niere,Kalbsniere
Kutteln,Pansen
gepökelte Rinderbrust,Pökelfleisch
Corned Beef,Corned Beef aus der Dose
Pastrami
Bresaola,Bündnerfleisch
Trockenfleisch,Beef Jerky
Kalbfleisch,Kalbsgulasch,Kalbsschulter,Kalbsbraten,Kalbsgeschnetzeltes,Kalb
Kalbsschnitzel,Kalbsoberschale,Wiener Schnitzel vom Kalb,Kalbsnuss
Kalbskotelett,Kalbsrücken,Kalbsfilet
Kalbshaxe,Kalbsbeinscheibe,Ossobuco
Kalbshackfleisch,Kalbshack
Kalbsleber
Kalbsbries,Bries vom Kalb
Schweinehackfleisch,Schweinehack,Mett,Schweinemett,Schweinegehacktes,Thüringer Mett
Hackfleisch,gemischtes Hackfleisch,Hackfleisch gemischt,Faschiertes,Gehacktes,Hack
Schweineschulter,Schweinebraten,Schweinegulasch,Schweinefleisch,Schweinebug
Schweinenacken,Nackensteak,Schweinekamm,Schopf,Nackenbraten,Schweinenackensteak
Schweinelachs,Schweinelende,Schweinerücken,Lachsbraten,Karree
Schweinekotelett,Kotelett,Stielkotelett,Koteletts
Schweineschnitzel,Schnitzel,Schweinesteak,Minutenschnitzel,Schweinerückensteak,Schweinelachssteak
Schweinefilet,Schweinemedaillons,Filet vom Schwein,Schweinelendchen,Filet,Lende
Schweinegeschnetzeltes,Geschnetzeltes,Gyrosfleisch,Schweinegyros,Geschnetzeltes vom Schwein
Schweinebauch,Bauchfleisch,Wammerl,Bauchscheiben
Spareribs,Schweinerippchen,Schälrippchen,Rippchen,Leiterchen
Schweinekeule,Schweineoberschale,Schinkenbraten,Krustenbraten
Schweinshaxe,Haxe,Schweinshaxn,Stelze,Eisbein,Schweinehaxe
Schweinefuß,Schweinefüße
Rückenspeck,fetter Speck,grüner Speck,weißer Speck,Schweinespeck
Schweineleber
Spanferkel
Pulled Pork
Lammkeule,Lammbraten
Lammschulter,Lammfleisch,Lammgulasch,Hammelfleisch,Lamm
Lammkotelett,Lammkarree,Lammkoteletts,Lammkrone,Lammstielkotelett
Lammlachs,Lammfilet,Lammrücken,Lammlachse
Lammhaxe,Lammstelze,Lammhachse
Lammhackfleisch,Lammhack,Lammgehacktes
Lammfett
Lammleber
Ziegenfleisch,Zicklein
Kaninchen,Kaninchenkeule,Kaninchenrücken
Rehrücken,Hirschgulasch,Rehkeule,Hirschfleisch,Wildfleisch,Wild,Hirsch,Reh
Wildschwein,Wildschweingulasch,Wildschweinkeule
Bisonfleisch
Pferdefleisch
Hähnchenbrust,Hähnchenbrustfilet,Hühnerbrust,Hähnchenfilet,Hähnchenfleisch,Hühnerfleisch
Hähnchenbrust mit Knochen,Hähnchenbrust mit Haut,Maishähnchenbrust
Hähnchenbrustinnenfilet,Hähnchengeschnetzeltes
Hähnchenschnitzel,Hähnchenbrustschnitzel
Hähnchenoberkeule,Hähnchenoberschenkel,Hühneroberkeule
Hähnchenoberkeulenfilet,ausgelöste Hähnchenkeule,Hähnchenkeule ohne Knochen,Hähnchenschenkelfilet
Hähnchenunterkeule,Hähnchenunterschenkel,Drumstick,Unterkeule
Hähnchenkeule,Hähnchenschenkel,Hühnerkeule,Hähnchenkeulen
Hähnchenflügel,Chicken Wings,Hühnerflügel
Hähnchen,ganzes Hähnchen,Brathähnchen,Poularde,Huhn,Poulet,Hühnchen
Suppenhuhn
Hähnchenhackfleisch,Geflügelhackfleisch,Hähnchenhack,Hühnerhack
gegartes Hähnchen,Grillhähnchen,gekochtes Hähnchenfleisch,gekochtes Huhn
geräucherte Hähnchenbrust,Räucherhähnchen
Chicken Nuggets,Hähnchennuggets
Hähnchen aus der Dose
Hühnerleber,Hähnchenleber,Geflügelleber
Hühnerherz,Hähnchenherzen
Hühnermagen,Hühnermägen,Hühnerklein
Hühnerkarkasse,Hähnchenrücken,Geflügelknochen,Hühnerhälse
Hühnerfüße
Hühnerhaut,Hähnchenhaut
Kapaun
Stubenküken
Putenbrust,Putenschnitzel,Putenfilet,Truthahnbrust,Pute,Putenfleisch
Putenoberkeule,Putengulasch,Putenunterkeule
Putenkeule,Putenschenkel,Putenflügel
Putenhackfleisch,Putenhack,Truthahnhackfleisch
Truthahn,ganze Pute,Puter,Babypute
gegarte Putenbrust,gebratene Pute
Putenbrustaufschnitt,geräucherte Putenbrust,Truthahnaufschnitt,Putenschinken,Geflügelaufschnitt
Putenbacon,Putenspeck,Truthahnbacon
Ente,Bauernente,Barbarie-Ente
Entenbrust,Entenbrustfilet
Entenkeule,Entenconfit
Foie gras,Gänsestopfleber
Gans,Gänsekeule,Gänsebrust,Martinsgans
Perlhuhn,Perlhuhnbrust
Fasan
Wachtel
Speck,Bacon,Frühstücksspeck,durchwachsener Speck,Bauchspeck,geräucherter Speck
Speckwürfel,Katenschinkenwürfel,Baconwürfel,Speckstreifen
Baconwürfel knusprig,Baconchips,Röstspeck
Kassler,Kasseler,Kassler ohne Knochen,Kasseler Nacken
Pancetta
Guanciale
Südtiroler Speck,Tiroler Speck
Kochschinken,Schinken,gekochter Schinken,Hinterschinken,Formschinken
Rollschinken,Nussschinken,ganzer Schinken
geräuchertes Eisbein,geräucherte Schweinshaxe,Schinkenknochen,gepökeltes Eisbein
roher Schinken,Parmaschinken,Serranoschinken,Rohschinken,luftgetrockneter Schinken,Serrano-Schinken,Prosciutto
Schwarzwälder Schinken,Katenschinken,Räucherschinken,Lachsschinken,Schinkenwürfel
Salami,Mettwurst luftgetrocknet,Edelsalami,Fuet
Peperoniwurst,Pepperoni-Salami,Peperonisalami
Nduja,'Nduja
Chorizo
Mortadella,Bologna
Fleischwurst,Lyoner,Aufschnitt,Bierschinken,Jagdwurst,Wurst
Leberkäse,Fleischkäse
Leberwurst,Kalbsleberwurst,feine Leberwurst
Pastete,Leberpastete,Pâté
Blutwurst,Grützwurst,Rotwurst
Wiener Würstchen,Würstchen,Frankfurter Würstchen,Wiener,Bockwurst,Knackwurst,Frankfurter
Mettenden,Mettwurst,Cabanossi,Krakauer,Kochwurst,Rauchenden,Kabanos,Debreziner
Bratwurst,Nürnberger Rostbratwürstchen,Rostbratwurst,grobe Bratwurst,Nürnberger,feine Bratwurst
Salsiccia,italienische Bratwurst,Salsicce
Bratwurstbrät,Brät,Schweinswürstchen,Frühstückswürstchen,Wurstbrät
Geflügelwürstchen,Geflügelbratwurst,Putenwürstchen
Merguez,Lammbratwurst
Weißwurst,Weißwürste
vegane Wurst,vegane Würstchen,vegane Bratwurst,Tofuwürstchen
Frühstücksfleisch,Dosenfleisch
Fleischbällchen,Köttbullar,Hackbällchen,Frikadelle
Dönerfleisch,Kebabfleisch,Gyros
Burger-Patty,Hamburger-Patty,Burgerpatty,Rinderpatty,Patty,Hamburger,Boulette
Lachs,Lachsfilet,frischer Lachs,Lachssteak
Wildlachs,Wildlachsfilet
Räucherlachs,geräucherter Lachs,Graved Lachs,Stremellachs
Lachs aus der Dose,Dosenlachs
Forelle,Regenbogenforelle,ganze Forelle
Forellenfilet,Lachsforelle,Lachsforellenfilet
geräuchertes Forellenfilet,Räucherforelle,geräucherte Forelle
Kabeljau,Kabeljaufilet,Dorsch,Skrei,Dorschfilet
Klippfisch,Bacalhau
Dorschleber
Seelachs,Seelachsfilet,Alaska-Seelachs,Alaska-Seelachsfilet
Seehecht,Wittling,Seehechtfilet
Schellfisch,Schellfischfilet
geräucherter Schellfisch
Heilbutt,Heilbuttfilet
Fischfilet,weißes Fischfilet,Fisch,TK-Fischfilet,Weißfischfilet
Seezunge,Scholle,Schollenfilet,Seezungenfilet,Flunder,Rotzunge
Tilapia,Tilapiafilet
Pangasius,Pangasiusfilet,Wels,Welsfilet
Wolfsbarsch,Loup de Mer,Seebarsch,Wolfsbarschfilet
Dorade,Goldbrasse,Doradenfilet
Red Snapper,Schnapper
Goldmakrele,Mahi-Mahi
Rotbarsch,Rotbarschfilet
Barsch,Flussbarsch,Barschfilet,Egli
Zander,Zanderfilet
Hecht,Hechtfilet
Karpfen
Makrele,ganze Makrele,Makrelenfilet frisch
geräucherte Makrele,Räuchermakrele,Makrelenfilet geräuchert
Makrelenfilet,Makrelenfilet in Öl,Makrele aus der Dose
Hering,grüner Hering,frischer Hering
Rollmops,Bismarckhering,eingelegter Hering,Bratheringe
Matjes,Salzhering,Matjesfilet,Matjesfilets
Bückling,geräucherter Hering
frische Sardine,frische Sardinen
Sardine,Ölsardine,Ölsardinen,Sardinen in Öl,Sardinen
Sprotten,Kieler Sprotten
Lodde,Stint
Sardelle,Sardellenfilet,Anchovis,Sardellenfilets,Sardellen
frische Sardellen
Sardellenpaste,Anchovispaste
Thunfisch in Öl,Thunfischfilet in Öl
Thunfisch,Thunfisch im eigenen Saft,Thunfisch aus der Dose,Thunfisch naturell,Dose Thunfisch,Dosenthunfisch
Thunfischsteak,frischer Thunfisch,Thunfischfilet
Schwertfisch,Schwertfischsteak
Seeteufel,Seeteufelfilet
Steinbutt
Meeräsche,Meerbarbe,Rotbarbe
Viktoriabarsch,Viktoriabarschfilet
Aal
Stör
Räucherfisch,geräucherter Fisch
Kaviar,Lachskaviar,Forellenkaviar,Fischrogen
Fischhack,Fischfarce
Fischstäbchen,Schlemmerfilet,Backfisch
Surimi,Krebsfleischimitat,Surimisticks,Krabbenstäbchen
Garnele,Garnelen,Riesengarnele,Riesengarnelen,Shrimps,Scampi,Gamba
ganze Garnelen,Garnelen mit Schale
Krabben,Nordseekrabben,gekochte Garnelen,Cocktailgarnelen,Eismeergarnelen,Krabbenfleisch
Krebsfleisch,Taschenkrebs,Krabbenfleisch vom Krebs,Krebs
Königskrabbe,Krabbenbeine
Hummer,Languste
Flusskrebs,Flusskrebsschwänze,Kaisergranat,Flusskrebse
Jakobsmuschel,Jakobsmuscheln
Miesmuschel,Miesmuscheln,Muscheln,Muschel
Miesmuschelfleisch,Muschelfleisch
Venusmuschel,Venusmuscheln,Vongole,Herzmuscheln
Venusmuscheln aus der Dose
Auster,Austern
Calamari,Tintenfisch,Kalmar,Tintenfischringe,Tintenfischtuben
Sepia
Oktopus,Krake,Pulpo
Meeresfrüchte,Meeresfrüchtemix,Frutti di Mare,TK-Meeresfrüchte
Schnecken,Weinbergschnecken
Froschschenkel
Hühnerbrühe,Geflügelbrühe,Hühnerfond,Geflügelfond,Hühnersuppe,Hähnchenbrühe
Rinderbrühe,Fleischbrühe,Rinderfond,Kalbsfond,Bouillon,Fond
Gemüsebrühe,Gemüsefond,Brühe,Gemüsebouillon
Fischfond,Fischbrühe
Dashi
Fleisch,Bratenfleisch,Grillfleisch
Rinderbäckchen,Ochsenbäckchen,Kalbsbäckchen
Straucherbsen,Toor Dal
Natto
TK-Zwiebeln,TK-Zwiebelwürfel
schwarzer Knoblauch,fermentierter Knoblauch
junger Knoblauch,Knoblauchgrün,frischer Knoblauch
TK-Knoblauch,Knoblauch aus dem Glas
TK-Petersilie,TK-Schnittlauch,TK-Dill,tiefgekühlte Kräuter
Asia-Gemüse,Wokgemüse,TK-Wokgemüse,Pfannengemüse
TK-Paprika,tiefgekühlte Paprika
TK-Kürbis
TK-Okra
TK-Artischocken,tiefgekühlte Artischockenherzen
Mönchsbart,Queller
Kardone,Karde
Bittermelone
Lotuswurzel
Wasserspinat
Senfkohl,Asia-Salat,Mizuna
Choi Sum,chinesischer Brokkoli
essbare Blüten,Kapuzinerkresse,Gänseblümchen
Lavendel,Lavendelblüten
Zitronenverbene,Verbene
Shiso,Perilla
Physalis,Kapstachelbeere
Açaí,Acai-Püree
Cherimoya,Stachelannone
Feijoa
Rambutan,Mangostane
Yuzu
Zitronatzitrone,Cedro
Mispel frisch,Holzapfel,Zierapfel
Aronia,Aroniabeere,Vogelbeere,Apfelbeere
TK-Pfirsich
TK-Ananas
TK-Johannisbeeren,gefrorene Johannisbeeren
Pflaumen aus dem Glas,Zwetschgen aus dem Glas
getrocknete Heidelbeeren
gefriergetrocknete Erdbeeren,gefriergetrocknete Himbeeren
Bananenchips,getrocknete Banane
getrocknete Ananas,kandierte Ananas,getrocknete Papaya
getrocknete Birne,Dörrbirne,Kletzen,Hutzeln
getrocknete Pfirsiche
getrocknete Kaki
Jujube,chinesische Datteln
helle Rosinen,Sultanine,Sultaninen
Coppa
Cotechino
Cervelatwurst,Zervelatwurst,Landjäger,Cervelat
Teewurst,Streichmettwurst,Schmierwurst,Zwiebelmettwurst
Sülze,Presskopf,Schwartenmagen
Cevapcici,Ćevapčići,Köfte
Lammniere
Milz
Schweinezunge
Schweineherz
Putenherz,Putenmagen
Putenleber
Taube
Straußenfleisch,Straußensteak
veganes Hähnchen,vegane Hähnchenstreifen,vegane Filetstücke
Falafel
Gefilte Fisch
Bonitoflocken,Katsuobushi
Tintenfischtinte,Sepiatinte
getrocknete Garnelen
Saibling,Saiblingsfilet
Granatbarsch,Kaiserbarsch
Kohlenfisch,schwarzer Kabeljau
Adlerfisch,Umberfisch
Gelbschwanzmakrele,Hamachi
Zackenbarschfilet,Zackenbarsch
Rochen,Rochenflügel
Dorschrogen,Karpfenrogen,Fischmilch
Habanero,Scotch Bonnet
Kroketten,Kartoffelkroketten,Kartoffelwedges,Kartoffelspalten tiefgekühlt
Kartoffelpüree,Kartoffelbrei
gekochte Kartoffeln,Pellkartoffeln,Pellkartoffel
Hallimasch,Maronenröhrling,Butterpilz,Birkenpilz,Maronen-Röhrling
Walderdbeere
Fenchelgrün,wilder Fenchel
gesalzene Sardellen,in Salz eingelegte Sardellen
Schwertmuscheln
Hase,Hasenkeule,Hasenrücken,Feldhase
Schweinebraten kalt,Bratenaufschnitt,Porchetta
gekochtes Rindfleisch,Roastbeefaufschnitt,Bratenreste
frische Chorizo,Chorizo zum Grillen
heißgeräucherter Lachs,Stremel-Lachs
Kaviarcreme
Entenleber,Gänseleber
reife Jackfrucht,frische Jackfruit
Milch,Vollmilch,Kuhmilch,frische Milch,H-Milch
fettarme Milch,teilentrahmte Milch
Magermilch,entrahmte Milch
laktosefreie Milch
Ziegenmilch
Milchpulver,Vollmilchpulver
Magermilchpulver
gezuckerte Kondensmilch,Milchmädchen
Dulce de Leche,Karamellcreme
Kondensmilch,ungezuckerte Kondensmilch
Kakaotrunk,Schokomilch
Buttermilch
Kefir
Rjaschenka
Dickmilch,Sauermilch
Ayran
Joghurt,Naturjoghurt,Vollmilchjoghurt
fettarmer Joghurt,Magermilchjoghurt
griechischer Joghurt
griechischer Joghurt 0 %,griechischer Magerjoghurt
Sahnejoghurt,Joghurt griechischer Art,griechischer Joghurt 10 %
Fruchtjoghurt
Vanillejoghurt
Skyr
Konditorsahne,Schlagobers
Sahne,Schlagsahne,Schlagrahm,Rahm,süße Sahne,Obers
Crème double,Doppelrahm
Clotted Cream
Kochsahne,Cremefine,Rahm zum Kochen
Kaffeesahne,Kaffeeobers
Sprühsahne,geschlagene Sahne
Schlagcreme
Sauerrahm,Smetana,Sauerrahm 20 %
saure Sahne,Saure Sahne 10 %
Schmand
Crème fraîche,Creme fraiche,Crème fraiche,Creme fraîche
Crème légère,Creme légère,Crème fraîche légère
Hüttenkäse,körniger Frischkäse,Cottage Cheese
fettarmer Hüttenkäse,körniger Frischkäse light
Quark,Speisequark,Topfen,Quark 20 %
Magerquark,Magertopfen
Sahnequark,Quark 40 %,Speisequark 40 %
Tworog,Schichtkäse,Bröseltopfen
Ricotta
fettarmer Ricotta
Ricotta salata
Mascarpone
Frischkäse,Doppelrahmfrischkäse,Philadelphia,Frischkäse natur
Frischkäse light,fettarmer Frischkäse
Stracchino
Robiola
Labneh,Labaneh
Mozzarella,Mozzarellakugel,Mini-Mozzarella
Büffelmozzarella
Pizzakäse,geriebener Mozzarella,Pizzamozzarella
Burrata
Feta,Schafskäse,Fetakäse
Hirtenkäse,Salatkäse,Weichkäse in Salzlake
Safed-Käse
Halloumi,Grillkäse
Paneer
Adygeischer Käse
Sulguni,Suluguni
Parmesan,Parmigiano Reggiano,Hartkäse
geriebener Parmesan,Reibekäse trocken
Grana Padano
Pecorino,Pecorino Romano
Cheddar
Käse,Schnittkäse,Scheibenkäse,junger Käse
geriebener Käse,Reibekäse,Streukäse,Gratinkäse

Gouda,junger Gouda,mittelalter Gouda,Gouda-Käse
Edamer
Tilsiter
Emmentaler,Emmentaler Käse,Leerdammer,Maasdamer
Gruyère,Greyerzer,Bergkäse,Comté,Appenzeller
Raclettekäse,Raclette
Fontina
Asiago
Provolone
Scamorza
Taleggio
Monterey Jack
Colby
Schmelzkäsescheiben,Scheibletten,Chester
Schmelzkäse,Sahneschmelzkäse
Käsebruch
Käsesticks
Räucherkäse
Brie
Camembert,Weichkäse
Blauschimmelkäse,Blauschimmel-Käse,Edelpilzkäse
Gorgonzola
Roquefort
Ziegenfrischkäse,Ziegenkäse,Ziegenweichkäse
Ziegengouda,Ziegenhartkäse
Manchego
Kaschkawal,Kefalotiri
Queso fresco
Cotija
Harzer Käse,Handkäse,Harzer
Butterkäse,Havarti
Butter,Süßrahmbutter,Sauerrahmbutter
gesalzene Butter,Salzbutter
Butterschmalz,Ghee,geklärte Butter,Butterfett
Margarine
vegane Butter,vegane Margarine,Alsan
Ei,Eier,Hühnerei,Vollei,Bioei,Freilandei
Eiweiß,Eiklar
Eigelb,Eidotter,Dotter
hartgekochtes Ei,gekochtes Ei
Wachtelei,Wachteleier
Sojamilch,Sojadrink,Soja-Drink
Mandelmilch,Mandeldrink
Hafermilch,Haferdrink,Hafer-Drink
Reismilch,Reisdrink
Kokosdrink,Kokosnussdrink
Pflanzenmilch,Pflanzendrink,pflanzliche Milch,vegane Milch
Sojasahne,Hafersahne,Pflanzensahne,vegane Sahne,Sojacuisine,Hafercuisine,Reissahne
Sojajoghurt,veganer Joghurt,pflanzlicher Joghurt,Haferjoghurt
Kokosjoghurt
veganer Käse,vegane Käsealternative,veganer Feta,veganer Reibekäse,Käsealternative
veganer Frischkäse
Hefeflocken,Edelhefe
Ei-Ersatz,Eiersatz
Mehl,Weizenmehl,Weizenmehl Type 405,Weizenmehl Type 550,glattes Mehl
Weizenmehl Type 812,Brotmehl
Kuchenmehl,griffiges Mehl,doppelgriffiges Mehl,Wiener Grießler
Mehl mit Backpulver,selbsttreibendes Mehl
Weizenvollkornmehl,Vollkornmehl
Pizzamehl,Mehl Tipo 00
Dinkelmehl,Dinkelmehl Type 630
Dinkelvollkornmehl
Roggenmehl,Roggenmehl Type 1150,Roggenmehl Type 997
Roggenvollkornmehl
Buchweizenmehl
Maismehl
Masa Harina
Reismehl
Klebreismehl
Hafermehl
Kichererbsenmehl
Kokosmehl
Sojamehl
Kartoffel-Vollmehl
Gerstenmehl
glutenfreies Mehl,glutenfreie Mehlmischung
Tapiokastärke,Tapiokamehl,Maniokmehl
Carobpulver,Johannisbrotmehl
Lupinenmehl
Teffmehl
Speisestärke,Stärke,Maisstärke,Mondamin,Stärkemehl
Kartoffelstärke,Kartoffelmehl
Weizenstärke,Weizenpuder
Pfeilwurzelstärke,Pfeilwurzelmehl
Hartweizengrieß
Grieß,Weichweizengrieß,Weizengrieß,Dinkelgrieß
feiner Maisgrieß
Polenta,Maisgrieß,Polentagrieß
Maisgrütze
Haferflocken,zarte Haferflocken,kernige Haferflocken,feine Haferflocken,Schmelzflocken,Porridge
Hafergrütze,Haferkörner
Haferkleie
Weizenkleie,Kleie
Weizenkeime
Weizengluten,Seitan-Pulver
Weizenkörner,Weizen
Weizengrütze
Freekeh,Grünkern
Bulgur,Ebly
Couscous
Perlcouscous,Ptitim
Perlgraupen,Graupen,Gerstengraupen,Rollgerste
Gerstengrütze,Gerste
Buchweizen
Kascha,gerösteter Buchweizen
Hirse,Goldhirse
Quinoa
gekochte Quinoa
Amaranth,Amarant
Dinkel,Dinkelkörner,Emmer
Sorghum
Popcornmais
Reis,Langkornreis
gekochter Reis
Basmatireis,Basmati
Jasminreis,Duftreis
Parboiled Reis
Risottoreis,Arborio,Arborio-Reis
Milchreis,Rundkornreis
Sushireis
Paellareis
Naturreis,Vollkornreis,brauner Reis
gekochter Naturreis
Wildreis,schwarzer Reis
roter Reis
Klebreis
Schnellkochreis
Reisflocken,Hirseflocken
Dinkelflocken,Getreideflocken,Mehrkornflocken
Nudeln,Pasta,kurze Nudeln
gekochte Nudeln
Spaghetti
Linguine,Bucatini,Capellini
Penne,Rigatoni
Fusilli,Spirelli,Farfalle,Spiralnudeln
Makkaroni,Hörnchennudeln,Hörnli,Muschelnudeln,Orecchiette
Kritharaki,Reisnudeln aus Hartweizen,Orzo
Tagliatelle,Fettuccine,Pappardelle
Lasagneplatten,Lasagneblätter,Lasagne-Platten,Lasagne
Cannelloni
Vollkornnudeln,Vollkornpasta,Vollkornspaghetti
glutenfreie Nudeln,glutenfreie Pasta,Maisnudeln
Linsennudeln,Kichererbsennudeln,Linsenpasta
frische Nudeln,frische Pasta,frische Tagliatelle,frische Lasagneblätter
Tortellini,Ravioli,Tortelloni
Suppennudeln,Fadennudeln,Buchstabennudeln
Eiernudeln,Bandnudeln,Suppennudeln mit Ei
Spätzle,Schupfnudeln,Knöpfle
Gnocchi,Kartoffelgnocchi
Pelmeni
Wareniki,Piroggen,Pierogi
Gyoza,Teigtaschen
Instantnudeln,Ramennudeln,Ramen,Yum-Yum-Nudeln
Mie-Nudeln,Chinanudeln,asiatische Nudeln,Woknudeln
Reisnudeln,Reisbandnudeln
Glasnudeln
Sobanudeln,Soba-Nudeln,Buchweizennudeln
Udon-Nudeln,Udonnudeln,Udon
Weißbrot,Toastbrot,Toast,Sandwichtoast,Toastscheiben aus Weizen
Vollkornbrot,Vollkorntoast,Weizenvollkornbrot
Roggenbrot,Mischbrot,Graubrot,Bauernbrot,Schwarzbrot,Roggenmischbrot,Brot
Pumpernickel
Landbrot,Sauerteigbrot,Krustenbrot
Baguette,Stangenweißbrot
Ciabatta
Focaccia
altbackene Brötchen,Knödelbrot,altbackenes Brot,Semmelwürfel
Weißbrotlaib
Brötchen,Semmel,Weckle,Kaisersemmel,Schrippe
Hamburgerbrötchen,Burger-Brötchen,Burgerbrötchen,Burger Buns
Hotdog-Brötchen,Hot-Dog-Brötchen
Pita,Pitabrot,Pita-Brot,Fladen
Lavash,Yufka-Brot,Dürüm-Fladen
Naan,Naan-Brot
Piadina
Weizentortilla,Tortilla,Wraps,Tortilla-Wraps,Weizentortillas,Tortilla-Fladen,Dürüm
Maistortilla,Maistortillas
Taco-Schalen,Tacoschalen,Taco Shells,Taco
Tortillachips,Nachos,Tortilla-Chips
Kartoffelchips,Chips
Bagel
Toasties,englische Muffins
Croissant,Hörnchen
Brioche,Hefezopf
Challa,Zopf
Milchbrötchen
Laugenbrezel,Brezel,Laugenbrötchen,Laugenstange
Salzstangen,Salzbrezeln,Salzgebäck
Knäckebrot
Zwieback
Friselle
Grissini
Reiswaffeln,Reiswaffel,Maiswaffeln
Matze,Matzen
Matzemehl
Cracker,Kräcker
Salzcracker
Semmelbrösel,Paniermehl,Brösel
gewürztes Paniermehl
frische Semmelbrösel
Panko,Panko-Paniermehl
Croûtons,Brotwürfel,Croutons
Füllmischung
Blätterteig,Blätterteigrolle,TK-Blätterteig
Croissantteig,Plunderteig
Filoteig,Yufkateig,Strudelteig,Filoteigblätter
Kadayif,Engelshaar
Mürbeteig,Mürbeteigboden,Tarteteig,Quicheteig,Quiche-Teig
Keksboden
Pizzateig,Brotteig,Flammkuchenteig,Pizzaboden
Hefeteig,Germteig
Frischteig-Brötchen
Keksteig,Plätzchenteig
Wan-Tan-Blätter,Wantan-Teig,Gyozateig,Frühlingsrollenteig
Reispapier,Reispapierblätter
Pfannkuchen,Crêpes,Palatschinken,Eierkuchen
Waffeln
Tiefkühlpizza,TK-Pizza,Pizza
Malawach,Paratha
Cornflakes
Puffreis gezuckert,Rice Krispies
Puffreis,gepuffter Reis
Kleieflocken
Granola,Knuspermüsli
Müsli,Früchtemüsli
Frühstückscerealien,Frühstücksflocken,Flocken
Zucker,weißer Zucker,Kristallzucker,feiner Zucker,Haushaltszucker,feinster Zucker
brauner Zucker,Muscovado,Muscovadozucker,Farinzucker
Rohrzucker,Rohrohrzucker,Demerarazucker
Puderzucker,Staubzucker
Vanillezucker,Vanillinzucker,Bourbon-Vanillezucker
Hagelzucker,Kandiszucker,Kandis
Gelierzucker,Gelierzucker 2:1,Einmachzucker
Kokosblütenzucker,Palmzucker
Ahornzucker
Zimtzucker,Zimt und Zucker
Erythrit,Xucker light
Xylit,Birkenzucker
Stevia,Streusüße
Süßstoff,Süßstofftabletten,flüssiger Süßstoff
Honig,flüssiger Honig,Akazienhonig
Ahornsirup
Pfannkuchensirup
Agavendicksaft,Agavensirup
Glukosesirup,Maissirup
dunkler Maissirup
Zuckersirup,heller Sirup,Golden Syrup
Läuterzucker
Melasse,Zuckerrübensirup,Rübenkraut,Grafschafter Goldsaft
Dattelsirup
Granatapfelsirup,Granatapfelmelasse
Reissirup
Malzextrakt,Gerstenmalzsirup,Backmalz
Zartbitterschokolade,dunkle Schokolade,Bitterschokolade,Zartbitter,Blockschokolade,Schokolade
Edelbitterschokolade,Zartbitterschokolade 70 %
Schokotropfen,Schokotröpfchen,Schokodrops,Schokoladentropfen
Vollmilchschokolade,Milchschokolade,Vollmilchkuvertüre
weiße Schokolade,weiße Kuvertüre
Kakaomasse
Kuvertüre,Zartbitterkuvertüre,dunkle Kuvertüre,Schokoglasur,Kuchenglasur
Schokostreusel,Schokoladenstreusel,Raspelschokolade,Schokoraspel
Zuckerstreusel,bunte Streusel,Liebesperlen,Zuckerperlen,Dekostreusel,Streusel
Kakao,Backkakao,Kakaopulver,Kakao zum Backen
Trinkschokolade,Kakaogetränkepulver,Kaba,Nesquik
Kakaonibs
Kakaobutter
Nutella,Nuss-Nougat-Creme,Nussnougatcreme,Schokocreme,Schokoladenaufstrich,Schokoaufstrich
Biscoff-Creme,Speculoos-Creme,Lotus-Creme
Schokoladensoße,Schokosoße,Schokosirup
Nougat,Nussnougat,Nuss-Nougat
Halva,Halwa
Fondant,Rollfondant
Zuckerguss,Glasur
Karamellbonbons,Toffees,Sahnebonbons
Karamellsoße,Karamellsauce,Karamell
Krokant,Haselnusskrokant
Marshmallows,Mini-Marshmallows
Marshmallow-Creme
Bonbons,Zuckerstangen
Gummibärchen,Fruchtgummi
Schokoriegel,Snickers
M&Ms,Smarties,Schokolinsen
Schokoküsse,Schokokuss,Dickmann's
Zefir
Lokum,türkischer Honig
Backpulver,Weinstein-Backpulver,Weinsteinbackpulver
Natron,Haushaltsnatron,Kaisernatron,Speisenatron
Weinstein,Weinsteinsäure
Hirschhornsalz,Pottasche
Trockenhefe,Trockengerm
Hefe,frische Hefe,Hefewürfel,Germ
Sauerteig,Anstellgut,Sauerteigansatz,Roggensauerteig,Lievito Madre
Pektin,Gelierpulver,Gelfix
Gelatine,Blattgelatine,Gelatineblätter,gemahlene Gelatine
Agar-Agar,Agar Agar
Götterspeise,Wackelpudding,Tortenguss mit Geschmack
Tortenguss,klarer Tortenguss,Tortenguss klar
Sahnesteif,Sahnefestiger,San-apart
Xanthan,Guarkernmehl,Johannisbrotgummi,Johannisbrotkernmehl
Zitronensäure
Proteinpulver,Eiweißpulver,Whey
Vanilleextrakt,Vanilleessenz,Vanillearoma,Vanillepaste,Vanille,Backaroma
Vanilleschote,Mark einer Vanilleschote,Vanillemark
Vanillin,Vanillepulver
Bittermandelaroma,Mandelaroma,Bittermandelöl
Rumaroma,Rum-Aroma
Zitronenaroma,Orangenaroma,Finesse Zitronenschale
Pfefferminzaroma
Orangenblütenwasser
Rosenwasser
Lebensmittelfarbe,Speisefarbe
Instant-Puddingpulver Vanille
Vanillepuddingpulver,Puddingpulver Vanille,Puddingpulver,Vanille-Puddingpulver,Soßenpulver Vanille,Vanillepudding
Instant-Puddingpulver Schokolade
Vanillesoße,Vanillesauce
Kuchenbackmischung,Backmischung
Backmischung Schokokuchen
Brownie-Backmischung
Maisbrot-Backmischung
Pfannkuchenmischung
Butterkekse,Kekse,Butterkeks,Plätzchen,Gebäck
Haferkekse,Vollkornkekse,Digestive-Kekse
Grahamkekse,Graham Cracker
Löffelbiskuits,Löffelbiskuit,Biskotten
Amarettini,Amaretti
Oreo-Kekse,Oreos,Oreo
Spekulatius,Karamellkekse,Lotus-Kekse
Ingwerkekse
Lebkuchen,Soßenkuchen,Soßenlebkuchen,Printen
Vanillewaffeln
Schokoladenkekse,Schokokekse
Schokocookies,Cookies
Shortbread,Mürbekekse
Waffelröllchen,Neapolitaner Waffeln,Manner Schnitten
Backoblaten,Oblaten
Baiser,Meringue
Biskuitboden,Tortenboden,Wiener Boden
Panettone
Donuts,Berliner,Krapfen
Eiswaffeln,Waffelhörnchen
Vanilleeis,Eis,Eiscreme,Speiseeis
Schokoladeneis,Schokoeis
Sorbet,Zitronensorbet
Olivenöl,natives Olivenöl,natives Olivenöl extra,Olivenöl extra vergine
Öl,Pflanzenöl,neutrales Öl,Speiseöl,Frittieröl,Bratöl
Sonnenblumenöl
Rapsöl
Maiskeimöl,Maisöl
Erdnussöl
Sesamöl,geröstetes Sesamöl
Kokosöl,Kokosfett
Palmin,Pflanzenfett,Plattenfett,Frittierfett,Fett,Bratfett
Palmöl
Avocadoöl
Traubenkernöl
Walnussöl,Haselnussöl
Leinöl
Kürbiskernöl
Reiskeimöl
Senföl
Trüffelöl
Chiliöl
Knoblauchöl,Kräuteröl
Backtrennspray,Trennspray,Ölspray
Backfett,Pflanzenbackfett
Schweineschmalz,Schmalz,Griebenschmalz
Rindertalg,Rinderfett
Gänseschmalz,Gänsefett,Entenschmalz,Hühnerfett
Essig,Branntweinessig,Tafelessig,Kräuteressig
Essigessenz
Apfelessig,Apfelweinessig
Rotweinessig,Weinessig
Weißweinessig,Sherryessig,weißer Balsamico,Condimento bianco,weißer Balsamessig
Balsamico,Balsamessig,Aceto balsamico,Balsamicoessig,dunkler Balsamico
Crema di Balsamico,Balsamico-Creme,Balsamicocreme
Reisessig
Malzessig
schwarzer Reisessig
geschälte Tomaten,Dosentomaten,Schältomaten,ganze Tomaten aus der Dose
stückige Tomaten,gehackte Tomaten,Tomatenstücke,Pizzatomaten,gehackte Dosentomaten
Tomatenpolpa,passierte Tomaten mit Stücken,Tomatenpüree


Kirschtomaten aus der Dose
passierte Tomaten,Passata,Tomatenpassata
Tomatensoße,Tomatensauce
Tomatenmark
Pastasauce,Nudelsoße,Tomatensoße für Pasta
Pizzasoße,Pizzasauce

Béchamelsauce,Bechamelsoße,helle Soße
Käsesoße,Käsesauce
Sauce Hollandaise,Hollandaise
Bratensoße,Bratensauce,Bratenfond
Soßenpulver,Soßenbinder,Saucenbinder,Bratensoßenpulver,dunkler Soßenbinder
Pesto,Basilikumpesto,grünes Pesto,Pesto Genovese
rotes Pesto,Pesto rosso,Tomatenpesto
Tapenade,Olivenpaste
Ketchup,Tomatenketchup
Mayonnaise,Majo,Mayo,Delikatessmayonnaise
Salatmayonnaise,Salatcreme,Miracel Whip,leichte Mayonnaise
vegane Mayonnaise,vegane Mayo
Aioli,Knoblauchmayonnaise
Remoulade,dänische Remoulade
Sauce Tartare
Senf,mittelscharfer Senf
Dijonsenf,Dijon-Senf,scharfer Senf
körniger Senf,grober Senf,Rotisseur-Senf
süßer Senf,Weißwurstsenf
Honigsenf,Honig-Senf-Soße
Meerrettich aus dem Glas,Tafelmeerrettich,Tafelkren
Wasabi,Wasabipaste
Sojasoße,Sojasauce,helle Sojasoße,helle Sojasauce
salzreduzierte Sojasoße,salzreduzierte Sojasauce
dunkle Sojasoße,dunkle Sojasauce
Ketjap Manis,süße Sojasoße,süße Sojasauce
Tamari,glutenfreie Sojasoße
Kokosaminos,Coconut Aminos
Teriyakisauce,Teriyaki-Soße,Teriyaki-Sauce,Teriyaki
Fischsauce,Fischsoße
Austernsauce,Austernsoße
Hoisinsauce,Hoisin-Soße,Hoisin-Sauce
Pflaumensauce
Worcestersauce,Worcestersoße,Worcestershiresauce,Worcestershire-Sauce
Tabasco,scharfe Soße,Hot Sauce,Chilisoße scharf,Tabascosoße
Sriracha,Sriracha-Sauce,Srirachasauce
süße Chilisauce,Sweet-Chili-Sauce,süßscharfe Chilisauce,Sweet-Chili-Soße
Chilisauce,Chilisoße
Sambal Oelek,Chilipaste,Chili-Knoblauch-Sauce
Gochujang
Doubanjiang,Bohnenpaste,schwarze Bohnensoße
Miso,Misopaste,helle Misopaste
rote Currypaste,Currypaste,rote Thai-Currypaste
grüne Currypaste
gelbe Currypaste,Massaman-Currypaste,Tikkapaste
Harissa,Harissapaste
Ajvar,Paprikapaste
Adschika
Paprikamark,Biber Salçası
Pilpelchuma
Schug
Amba
Chipotle in Adobo,Chipotlepaste
Salsa,Tomatensalsa,Salsasauce
Salsa verde
Enchiladasauce,Tacosauce
Barbecuesauce,BBQ-Soße,Grillsauce,BBQ-Sauce,Barbecue-Soße
Steaksauce
Cocktailsauce,Cocktailsoße
süßsaure Sauce,Süß-Sauer-Sauce
Woksauce
Erdnusssauce,Satésauce,Erdnusssoße
Ponzu
Ranch-Dressing
Ranch-Gewürz
Salatdressing,Vinaigrette,Italian Dressing,Salatsauce,Dressing
Caesar-Dressing
Blauschimmel-Dressing
Thousand-Island-Dressing,Burgersauce,French Dressing
Zaziki,Tzatziki,Tsatsiki
Auberginencreme,Baba Ganoush
Guacamole
Taramas
Minzsauce
Tamarindenpaste
Garnelenpaste
Hefeextrakt,Marmite
Maggi,Maggi-Würze,Flüssigwürze
Flüssigrauch,Liquid Smoke
Marmelade,Konfitüre,Erdbeermarmelade,Himbeerkonfitüre,Himbeermarmelade,Fruchtaufstrich
Aprikosenmarmelade,Aprikosenkonfitüre,Marillenmarmelade
Pflaumenmus,Powidl,Zwetschgenmus
Gelee,Johannisbeergelee,Quittengelee
Orangenmarmelade,Orangenkonfitüre
Lemon Curd,Zitronencreme
Preiselbeeren aus dem Glas,Wildpreiselbeeren,Cranberrysauce,Preiselbeere,Preiselbeeren,Preiselbeerkompott
Kirschgrütze,rote Grütze
Apfelkompott stückig

Mangochutney,Mango-Chutney,Chutney
Zwiebelmarmelade,Zwiebelchutney
Mais,Dosenmais,Mais aus der Dose,Gemüsemais,Zuckermais aus der Dose
Maiscreme
schwarze Oliven
Kalamata-Oliven,Kalamataoliven
Oliven,grüne Oliven,gefüllte Oliven
Kapern
Kapernäpfel
Gewürzgurken,Essiggurken,Gewürzgurke,saure Gurken,Cornichons,Gürkchen
Salzgurken,Salzdillgurken,Salzgurke
süßsaure Gurken,Senfgurken
Gurkenwasser,Gurkensud
Gurkenrelish,Relish
eingelegter Ingwer,Sushi-Ingwer
eingelegte Peperoni,milde Peperoni
grüne Chilis aus der Dose
eingelegte Paprikastücke
Kokosmilch,Kokosnussmilch
fettreduzierte Kokosmilch,leichte Kokosmilch
Kokoscreme,Kokossahne,Kokosnusscreme
Cream of Coconut
Kokosmus,Kokosblock
Kokoswasser
Aquafaba,Kichererbsenwasser
Salz,Speisesalz,Kochsalz,Jodsalz,feines Salz
Meersalz,grobes Salz,grobes Meersalz
Fleur de Sel,Salzflocken,Meersalzflocken
Pökelsalz,Nitritpökelsalz
Himalayasalz
Kala Namak,Schwarzsalz
Selleriesalz,Knoblauchsalz
Kräutersalz,Gewürzsalz,Herbamare,Rauchsalz
Pfeffer,schwarzer Pfeffer,gemahlener Pfeffer,Pfeffer aus der Mühle,schwarzer Pfeffer aus der Mühle
Pfefferkörner,schwarze Pfefferkörner
weißer Pfeffer
bunter Pfeffer,rosa Pfeffer,grüner Pfeffer,rosa Beeren
Szechuanpfeffer,Szechuan-Pfeffer
Paprikapulver,edelsüßes Paprikapulver,Paprika edelsüß,Paprikapulver edelsüß,Paprikapulver süß,edelsüß Paprika
rosenscharfes Paprikapulver,Paprika rosenscharf,Paprikapulver rosenscharf,scharfes Paprikapulver,rosenscharf Paprika
geräuchertes Paprikapulver,Pimentón de la Vera,Rauchpaprika,Paprikapulver geräuchert
Cayennepfeffer,Cayenne
Chiliflocken,Pul Biber,Chilifäden,geschroteter Chili
Chilipulver,gemahlener Chili
getrocknete Chilischote,getrocknete Chili,getrocknete Chilis
Chipotlepulver
Gochugaru
Kreuzkümmel,gemahlener Kreuzkümmel,Cumin
Kreuzkümmelsamen,ganzer Kreuzkümmel
gemahlener Koriander,Korianderpulver
Koriandersamen,Korianderkörner,Koriandersaat
Kurkuma,Kurkumapulver,gemahlene Kurkuma
Ingwerpulver,gemahlener Ingwer
Zimt,gemahlener Zimt,Zimtpulver
Zimtstange,Zimtstangen
Muskat,Muskatnuss,geriebene Muskatnuss,gemahlene Muskatnuss
Muskatblüte,Macis
Gewürznelken,Nelken,ganze Nelken,Gewürznelke
gemahlene Nelken,Nelkenpulver
Piment,gemahlener Piment
Pimentkörner,ganzer Piment
Kardamom,gemahlener Kardamom
Kardamomkapseln,Kardamomkapsel,grüne Kardamomkapseln
Sternanis
Anis,Anissamen
Fenchelsamen,Fenchelsaat
Kümmel,Kümmelsamen,gemahlener Kümmel
Bockshornkleesamen,Bockshornklee
Bockshornkleeblätter,Kasuri Methi
Senfkörner,Senfsamen,Senfsaat
Senfpulver,Senfmehl
Selleriesamen
Dillsamen
Schwarzkümmel,Schwarzkümmelsamen
Mohn,Blaumohn,Mohnsamen,gemahlener Mohn
Mohnback,Mohnfüllung
Wacholderbeeren,Wacholderbeere,Wacholder
Safran,Safranfäden
Sumach,Sumak
Zatar,Zahtar,Za'atar
Asafoetida,Asant
Knoblauchpulver,Knoblauchgranulat
Zwiebelpulver,Zwiebelgranulat
getrocknete Zwiebeln,Trockenzwiebeln
getrocknetes Suppengemüse,Suppengrün getrocknet
Currypulver,Curry,mildes Currypulver,Currymischung
Garam Masala,Tandoori Masala,Tandoori-Gewürz
Ras el-Hanout,Baharat,Ras el Hanout
Hawaij
Fünf-Gewürze-Pulver,5-Gewürze-Pulver
Lebkuchengewürz,Spekulatiusgewürz,Pumpkin Spice,Apfelkuchengewürz
Hähnchengewürz,Brathähnchengewürz,Geflügelgewürz
Tacogewürz,Taco-Gewürz,Fajita-Gewürzmischung,Fajita-Gewürz
Cajun-Gewürz,Cajungewürz
Zitronenpfeffer
Grillgewürz,Steakgewürz,Steak-Gewürz,BBQ-Rub
Chmeli Suneli
Everything-Bagel-Gewürz
Vegeta,Universalgewürz,Aromat,Streuwürze
Salatkräuter,Salatkräutermischung,Salatgewürz
Brotgewürz
Glühweingewürz
Gurkengewürz,Einmachgewürz
Glutamat
Dashipulver
Gemüsebrühwürfel,Brühwürfel,Gemüsebrühe-Pulver,gekörnte Brühe,Instant-Gemüsebrühe,Gemüsebrühpulver,Gemüsebrühe Instant,Brühe Instant,Brühpulver,Suppenwürfel,Gemüsebrühepulver
Hühnerbrühwürfel,Hühnerbrühpulver,Instant-Hühnerbrühe
Rinderbrühwürfel,Fleischbrühwürfel
Bratensaftkonzentrat,Fondpaste,Suppenpaste,Würzpaste
Zwiebelsuppe Tüte,Zwiebelsuppenpulver
Pilzcremesuppe
Hühnercremesuppe
Tomatensuppe,Tomatencremesuppe
Kartoffelpüreepulver,Kartoffelpüree-Pulver,Kartoffelflocken

Kloßpulver,Knödelpulver,Kartoffelkloßpulver,Knödelmischung
Kloßteig,Kartoffelklöße,Knödelteig,Knödel,Klöße,Kloß,Kartoffelknödel
Falafelmischung
veganes Schnitzel
Wasser,Leitungswasser,lauwarmes Wasser,kaltes Wasser,heißes Wasser,warmes Wasser
Mineralwasser,Sprudelwasser,Sprudel,Sodawasser
Eiswürfel,Crushed Ice
Tapiokaperlen,Sago,Perlsago
Tonic Water,Bitter Lemon,Tonic
Ginger Ale,Ginger Beer,Ingwerlimonade
Cola,Coca-Cola,Pepsi,Spezi
Cola light,Cola Zero
Zitronenlimonade,Limonade,Sprite,Limo
Fanta,Orangenlimonade

Energydrink,Red Bull
Lemonade

Apfelsaft,naturtrüber Apfelsaft,Saft
Traubensaft,roter Traubensaft
Ananassaft
Cranberrysaft,Preiselbeersaft
Kirschsaft,Sauerkirschsaft
Granatapfelsaft
Grapefruitsaft
Tomatensaft,Gemüsesaft
Karottensaft,Möhrensaft
Multivitaminsaft,Maracujasaft,Pfirsichnektar,Fruchtsaft,Orangennektar
Rote-Bete-Saft
Kwas,Brottrunk
Rote-Bete-Kwass
Sauerkrautsaft
Holunderblütensirup,Himbeersirup,Fruchtsirup,Sirup
Grenadine,Grenadinesirup
Limettensirup,Lime Juice
Kaffeepulver,gemahlener Kaffee,Kaffeebohnen
Kaffee,starker Kaffee,Filterkaffee
Espresso,kalter Espresso
Instantkaffee,löslicher Kaffee,Espressopulver,Instant-Espressopulver,Kaffeegranulat
Getreidekaffee,Caro-Kaffee,Malzkaffee,Zichorienkaffee
Kaffeeweißer
Schwarztee,schwarzer Tee,Tee,Teebeutel,Earl-Grey-Tee
grüner Tee,Grüntee
Kräutertee,Kamillentee,Früchtetee,Rooibostee,Pfefferminztee,Hibiskustee,Rooibos
Matcha,Matchapulver
Eistee
Kombucha
Bier,Pils,helles Bier,Weißbier,Weizenbier,Radler,Kölsch
dunkles Bier,Schwarzbier,Malzbier,Guinness
alkoholfreies Bier
Weißwein,trockener Weißwein,Riesling,Weißwein trocken,Grauburgunder,Weißburgunder,Chardonnay,Sauvignon blanc
Rotwein,trockener Rotwein,Rotwein trocken,Chianti,Spätburgunder,Dornfelder
Roséwein,Wein,Rosé
Sekt,Champagner,Prosecco,Schaumwein,Cava,Crémant
Portwein,Marsala,Madeira,Dessertwein
Sherry,trockener Sherry
Wermut,trockener Wermut,Noilly Prat,Martini
Shaoxing-Wein,Reiswein,Kochwein
Sake
Mirin,süßer Reiswein
Cidre,Apfelwein
Glühwein
Wodka,Vodka,Korn,klarer Schnaps
Rum,brauner Rum,weißer Rum
Gin
Whisky,Whiskey,Bourbon
Weinbrand,Cognac,Brandy,Calvados
Tequila,Cachaça
Kirschwasser,Obstler,Schnaps,Grappa,Obstbrand
Ouzo,Pernod,Raki,Pastis
Orangenlikör,Cointreau,Grand Marnier
Kaffeelikör,Kahlúa
Baileys,Sahnelikör,Irish Cream
Eierlikör
Amaretto,Mandellikör
Likör,Limoncello,Kirschlikör,Crème de Cassis,Maraschino,Jägermeister
Angostura,Campari,Aperol
Weingeist,Primasprit,reiner Alkohol
Cornflakes-Panade
heiße Schokolade
Eierpunsch
Müsliriegel
Popcorn
Erdnussflips,Flips
Börek,Käse-Börek
Frühlingsrollen
glasierter Quarkriegel
Quarkzubereitung,Vanillequark
Kaschk
Kräuterfrischkäse,Boursin
Labanehbällchen
Schokoladenpudding,Schokopudding,Pudding
Salz und Pfeffer,Salz & Pfeffer
Buttermilchpulver
Ovomaltine,Malzgetränkepulver
Entenei
Eipulver,Volleipulver
Eiweißpulver zum Backen,Eiklarpulver
Kräuterbutter,Knoblauchbutter
Halbfettbutter,Joghurtbutter
Halbfettmargarine
Limburger,Romadur,Münsterkäse
Reblochon,Vacherin,Port Salut
Red Leicester
Caciotta
Oaxaca-Käse
Brunost
veganer Parmesan
vegane Schlagsahne,aufschlagbare Pflanzensahne
Kastanienmehl
Reisstärke
Weizenmehl 1050,Ruchmehl,Halbweißmehl,Weizenmehl Type 1050
Sorghummehl
Hirsemehl
Quinoamehl,Amaranthmehl
Vollkornreismehl
Tempuramehl
Quinoaflocken,Quinoa gepufft
Gerstenflocken,Roggenflocken
Weetabix
Backerbsen,Suppenmandeln
Carasau-Brot
Taralli
Baguettebrötchen,Sandwichbrötchen
Kräuterbaguette,Knoblauchbaguette,Knoblauchbrot
Maisbrot
glutenfreies Brot
Mehrkornbrot,Körnerbrot,Sonnenblumenkernbrot,Dinkelbrot
Rosinenbrot,Stuten,Rosinenstuten
Tartelettes,Törtchenböden,Blätterteigpasteten
Windbeutel,Profiteroles
knusprige Nudeln
Maultaschen
gekochter Couscous
gekochter Bulgur
gekochte Graupen
gekochter Buchweizen
gekochte Eiernudeln
Konjaknudeln,Shirataki-Nudeln
Torrone
Pralinen,Ferrero Rocher,Raffaello,Toffifee
After Eight,Minzschokolade
KitKat,Waffelriegel,Kinder Bueno,Kinder Riegel
Nussschokolade
Lakritz,Lakritze
Spirulina
Lecithin,Sojalecithin
Inulin
Malzmehl,Gerstenmalz
Sauce Béarnaise,Béarnaise
American Dressing
Chimichurri
Tonkatsu-Sauce
Unagi-Sauce
Piri-Piri-Soße
Currysauce,Currysoße
japanische Currypaste
Mole
Sofrito
Letscho,Paprikasauce
Zucchinicreme,Gemüseaufstrich,Brotaufstrich
Borschtsch-Basis
Ajowan
Amchur,Mangopulver,Chat Masala
Annatto,Achiote-Paste
Tajín
Shichimi Togarashi
Dukkah
Berbere
Plow-Gewürz,Biryani-Gewürz
Fischgewürz
Gewürz für koreanische Karotten
Pommesgewürz,Bratkartoffelgewürz,Kartoffelgewürz,Gyrosgewürz,Gyros-Gewürz
Hackfleischgewürz,Dönergewürz,Frikadellengewürz
Mahlab,Mastix
Tonkabohne
getrocknete Rosenblüten,Rosenblätter
getrocknete Limette
Pilzpulver,Steinpilzpulver
Tomatenpulver
Gemüsesuppe Tüte,Suppenpulver
Fix für Bolognese,Fix-Mischung,Maggi Fix,Knorr Fix
Getränkepulver,Brausepulver
Fudge-Sauce
Rote-Grütze-Pulver
Kondensmilch mit Kakao
alkoholfreier Wein,alkoholfreier Sekt

Knoblauchpaste,Ingwerpaste,Ingwer-Knoblauch-Paste
Maiskölbchen,Babymais,Mini-Mais
Mixed Pickles,Mixed-Pickles
Silberzwiebeln,Perlzwiebeln aus dem Glas
Röstzwiebeln
fettarmer Käse,Käse light,Gouda light
Kräuterquark
Orangensaftkonzentrat
Erdnussbutter-Chips
Karamelltropfen
Butterscotch
Casarecce,Trofie,Gemelli,Strozzapreti,Bavette
Spaghettini,Fadennudeln dünn
Gewürze,Gewürzmischung,Gewürz
Aufbackbrötchen,Teiglinge
Kartoffelsticks
Zimtschnecken,Rosinenschnecken
Muffins
Brownies
Haferplätzchen
Feigenkekse
Russisch Brot,Zookekse
Samosas,Empanadas
Tiefkühl-Lasagne
Zwiebelringe
Gemüse,gemischtes Gemüse
Obst,Früchte,frisches Obst
Poblano
Serrano-Chili
Thai-Chili,Vogelaugenchili,Thai-Chilischote
Ancho-Chili
TK-Dicke Bohnen,dicke Bohnen TK,Dicke-Bohnen-Kerne
Rahmspinat,TK-Rahmspinat
Lardo,gesalzener Rückenspeck
gewässerter Klippfisch
Stockfisch
Bottarga
Räucheraal,geräucherter Aal
Fladenbrot,türkisches Fladenbrot,Pide
Molke

Sahnemeerrettich,Sahnekren
Muhammara

Käseflips
Maissticks

Furikake
Chili Crisp,Chili-Crisp
Joghurtdressing,Joghurt-Dressing
vegetarische Austernsauce,vegane Austernsauce
Krustentierfond,Hummerfond


Schweinebäckchen,Schweinebacke
Schweineniere
vegetarische Würstchen,vegetarische Wurst
Gemüsefrikadelle,Veggie-Burger,vegetarisches Schnitzel,Gemüseschnitzel
Kollagenpulver,Kollagen
Schokoladenpuddingpulver,Puddingpulver Schokolade,Schokopuddingpulver,Schoko-Puddingpulver
Rührkuchen,Sandkuchen
entöltes Mandelmehl,Mandelmehl entölt
getrocknete Wakame
Süßkirschen aus dem Glas
Rotkohl aus dem Glas,Apfelrotkohl,TK-Rotkohl,Apfelrotkraut
grüne Bohnen aus der Dose,Brechbohnen aus dem Glas,grüne Bohnen aus dem Glas



Semmelknödel,Serviettenknödel,Brezenknödel
Walnussbrot,Nussbrot
Buttergemüse,TK-Buttergemüse
Wakame-Salat,Algensalat
Yuba,Tofuhaut
Cashewmilch,Haselnussmilch,Nussmilch,Cashewdrink,Haselnussdrink
Mandelsahne,Cashewsahne,Mandelcuisine
Cashewkäse
Mandeljoghurt,Cashewjoghurt
veganer Speck,veganer Bacon
veganes Ei,veganes Rührei
Leinei,Lein-Ei
glutenfreies Paniermehl,glutenfreie Semmelbrösel
glutenfreie Tortilla,glutenfreie Wraps
veganes Eis
veganer Burger,veganes Patty
`
