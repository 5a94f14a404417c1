// Runs before the first paint, as a file because the content policy allows no script in the page.
// It puts theme, text size and language on <html> as src/session/settings.svelte.ts will; a test compares the two.
(function () {
  var root = document.documentElement;
  var stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('harbormaster.settings')) || {};
  } catch (unreadable) {
    stored = {};
  }
  var language = stored.language;
  if (language !== 'en' && language !== 'de') {
    language = 'en';
    var preferred = navigator.languages || [];
    for (var i = 0; i < preferred.length; i += 1) {
      var spoken = preferred[i].toLowerCase().split('-')[0];
      if (spoken === 'en' || spoken === 'de') {
        language = spoken;
        break;
      }
    }
  }
  var light = stored.theme === 'light';
  if (stored.theme !== 'light' && stored.theme !== 'dark') {
    light = matchMedia('(prefers-color-scheme: light)').matches;
  }
  root.lang = language;
  root.dataset.theme = light ? 'light' : 'dark';
  if ([115, 130, 150, 175, 200].indexOf(stored.textSize) >= 0)
    root.dataset.textSize = String(stored.textSize);
  // Games of an earlier visit: the first page needs no demo (src/ui/home/games-at-home.ts leaves this copy).
  try {
    if (/"id"/.test(localStorage.getItem('harbormaster.home'))) root.dataset.played = '';
  } catch (unreadable) {
    // Then it is offered again.
  }
  // Room for the games on the first page, as high as they were at the last visit (src/routes/+page.svelte).
  try {
    var height = Number(localStorage.getItem('harbormaster.home-height'));
    if (height > 0 && height < 1000) root.style.setProperty('--games', height + 'px');
  } catch (unreadable) {
    // Then the list moves when they come.
  }
  // At an address with a broken sign or a slash within a name the app could not start (sveltejs/kit decodes it unasked): it is read as it stands.
  var sound = !/%2f/i.test(location.pathname);
  try {
    decodeURIComponent(location.pathname + location.hash);
  } catch (broken) {
    sound = false;
  }
  if (!sound) history.replaceState(null, '', encodeURI(location.pathname));
  // The page's words are English until the app starts: better none than the wrong ones.
  if (language !== 'en') root.dataset.awaitsWords = '';
  var colour = document.querySelector('meta[name="theme-color"]');
  if (colour) colour.setAttribute('content', light ? '#dfe6e8' : '#081523');
})();
