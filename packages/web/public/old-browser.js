// For browsers that know no modules: they cannot run Hortus, and should at least be told so.
document.getElementById('app').innerHTML =
  '<div class="too-old"><h1>Hortus</h1><p>This browser is too old for Hortus. Any current Firefox, Chrome, Edge or Safari will do.</p></div>';
