// Paris: the words of the lesson and of the rules card.
export default {
  'paris.learn.part.money': 'Pieniądze i wspinaczka',
  'paris.learn.part.tiles': 'Kafelki i handel',
  'paris.learn.part.end': 'Zabytki i koniec',
  'paris.learn.city':
    'Sześć dzielnic otacza Łuk. Twoje klucze zarabiają w bankach, a potem pną się do lepszych budynków i zabytków. Wygrywa największa liczba punktów.',
  'paris.learn.draw': 'Każda tura zaczyna się od nowego budynku. Wybierz stos: rewers pokazuje dzielnicę.',
  'paris.learn.steps':
    'Tura ma porządek: dobieranie, jedna akcja główna, jej korzyści, koniec. Handlować i używać kafelków możesz po dobraniu w każdej chwili.',
  'paris.learn.bank': 'Twoja akcja główna: nowy klucz. Wybierz bank. Od razu płaci tyle, ile pokazuje moneta.',
  'paris.learn.climb':
    'Turę później: twój klucz stoi w banku w Belleville, a ty masz {francs}. W każdym banku i na Łuku może stać jeden twój klucz.',
  'paris.learn.pick': 'Teraz w górę. Podnieś klucz z banku: może iść do każdego wolnego budynku swojej dzielnicy.',
  'paris.learn.goal': 'Metki pokazują cenę: wartość we frankach. Wybierz budynek.',
  'paris.learn.move': 'Przesuń tam klucz.',
  'paris.learn.token':
    'Tam, gdzie dotrzesz, bierzesz żeton leżący obok: medal albo drewno, marmur, złoto. Tutaj twój klucz stoi na {low} w Saint-Germain.',
  'paris.learn.difference':
    'Klucze idą w swojej dzielnicy tylko w górę, a płacisz samą różnicę. Przesuń ten klucz na {high}: {price}. Miejsce {low} znów jest wolne dla wszystkich.',
  'paris.learn.arc':
    'Inny początek to Łuk. Nic nie płaci, ale klucz może stamtąd iść do każdej dzielnicy. Połóż klucz na Łuku.',
  'paris.learn.leap':
    'Tutaj twój klucz stoi na Łuku. Może stamtąd iść do budynku w dowolnej dzielnicy, za jego pełną wartość. Przesuń go.',
  'paris.learn.eight': '{extra} Drewno masz: wejdź na {top} w Saint-Germain.',
  'paris.learn.paid':
    'Punkty liczą się od razu: widać je przy twoim imieniu. Tyle o pieniądzach. Dalej: kafelki i handel.',
  'paris.learn.bonus': 'Twój klucz właśnie dotarł do budynku o wartości {at}. {gives} Weź jeden przed swoim pionkiem.',
  'paris.learn.gives': 'Wartość {free} daje kafelek bonusu, wartość {paid} za {fee}.',
  'paris.learn.gives.any': 'Kafelek bonusu dają te wartości: {list}.',
  'paris.learn.fee':
    'Ten klucz właśnie dotarł do budynku o wartości {at}, gdzie kafelek bonusu kosztuje {fee}. Weź jeden.',
  'paris.learn.extra': 'Wartość {top} kosztuje też {cost} i daje {points}.',
  'paris.learn.extra.any': 'Niektóre wartości kosztują też surowce albo dają punkty: {list}.',
  'paris.learn.track':
    'Pionek idzie tylko naprzód i nikt nie bierze tego samego numeru dwa razy. Na polu 30 to koniec. Lista objaśnia wszystkie trzydzieści kafelków.',
  'paris.learn.use': 'Masz tu kafelek 5. Kafelka używasz raz, kiedy chcesz w swojej turze. Użyj go teraz.',
  'paris.learn.score':
    'Wiele kafelków daje punkty za twoje klucze na jednej wartości: 11 za te na {at}. Masz tam dwa, więc go użyj.',
  'paris.learn.turn_goods':
    'Niektóre kafelki stają się na tę turę drewnem, marmurem, złotem lub medalami: co niewykorzystane, przepada.',
  'paris.learn.goods': 'Do zabytku w Montmartre brakuje ci jednego marmuru, a kafelek 3 to marmur. Użyj go.',
  'paris.learn.above':
    'Zabytek, który tu stoi, ma wartość {at}, więc twój musi mieć większą. Klucz z {high} płaci tylko różnicę. Zbuduj go.',
  'paris.learn.sell': 'Handlować możesz po drodze, ile chcesz. Brakuje ci pieniędzy: sprzedaj srebrny medal.',
  'paris.learn.buy': 'Ktoś wydał drewno, więc jedno leży w zasobach. Kup je.',
  'paris.learn.spend': 'Tego drewna brakowało. Teraz wejdź na {top} w Montmartre.',
  'paris.learn.market':
    'Zasoby są na początku puste: trafia tam to, co wydane lub sprzedane. Oddane i sprzedane medale znikają z gry, a kupić ich nie można.',
  'paris.learn.special':
    'Kafelki 9 i 16 pozwalają dołączyć do innego klucza, 13 i 14 dają nowe klucze, 17 i 25 zdobywają kafelki.',
  'paris.learn.newkey': 'Pod koniec kluczy brakuje. Kafelek 13 daje jeszcze jeden za {fee}: użyj go.',
  'paris.learn.fetch': 'Kafelek 17 bierze dowolny kafelek z toru, a pionek zostaje na miejscu. Użyj go i wybierz.',
  'paris.learn.join':
    'Teraz kafelek 16: {high} w Batignolles jest zajęte, ale możesz dołączyć. Podnieś tam swój klucz i idź na {high}.',
  'paris.learn.unused':
    'Nieużyte kafelki nic nie dają na koniec. Tylko 27 na to czeka: {each} za franka. Dalej: zabytki i koniec gry.',
  'paris.learn.list':
    'Zabytki kosztują franki i surowce. W dzielnicy nowy musi być wart więcej niż ostatni. To, co masz, jest w pełnym kolorze.',
  'paris.learn.build': 'Masz {francs} i {goods}. Podnieś klucz z banku w Batignolles i zbuduj zabytek.',
  'paris.learn.medals':
    'Każde miejsce na zabytku przyjmuje jeden medal swojego rodzaju. {slots} Oddaj swoje jednym dotknięciem.',
  'paris.learn.slots': {
    one: 'Na zabytku pasujący medal daje {list} punkt.',
    few: 'Na zabytku pasujący medal daje {list} punkty.',
    many: 'Na zabytku pasujący medal daje {list} punktów.',
    other: 'Na zabytku pasujący medal daje {list} punktów.',
  },
  'paris.learn.majority':
    'To czwarty klucz w dzielnicy, więc kładziesz kafelek przewagi. Najlepszy jest już wybrany: wskaż dzielnicę, która żadnego nie ma.',
  'paris.learn.scoring':
    'Na koniec najwyższe sumy w dzielnicy punktują; przy remisie decyduje lepsze pojedyncze miejsce. We dwoje drugi potrzebuje połowy pierwszego.',
  'paris.learn.lead':
    'W Belleville leży już kafelek przewagi i masz tam drugie miejsce, {mine} do {theirs}. Wejdź wyżej i obejmij prowadzenie.',
  'paris.learn.look': 'Wszystkie stosy są puste. Zamiast ruszać klucz możesz wziąć kafelek końcowy. Obejrzyj je.',
  'paris.learn.take': 'Weź jeden. Inni nie widzą który. Używasz go jak kafelka bonusu, od razu lub później.',
  'paris.learn.end': 'Gdy znika ostatni z dwunastu, kończycie rundę i gracie jeszcze jedną. Potem punktują dzielnice.',
  'paris.learn.last': 'To twoja ostatnia tura, a nieużyte kafelki nic nie dają. Użyj kafelka za {points}.',
  'paris.learn.finish': 'Więcej nie możesz. Zakończ turę i zobacz, jak punktują dzielnice.',
  'paris.learn.done': 'To już cała gra. Zagraj teraz z botem albo przeczytaj zasady na jednej stronie.',
  'paris.learn.card.keys':
    'Nowy klucz trafia do banku, który płaci tyle, ile pokazuje moneta, albo na Łuk. Klucze pną się w swojej dzielnicy, z Łuku wszędzie, za wartość we frankach lub różnicę.',
  'paris.learn.card.arrive': 'Gdzie dotrze klucz, bierzesz żeton. {gives} {extra}',
  'paris.learn.card.landmark':
    '{slots} Czwarty klucz w dzielnicy kładzie kafelek przewagi w dowolnej dzielnicy bez niego.',
};
