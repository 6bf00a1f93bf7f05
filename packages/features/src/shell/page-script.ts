import { localeCookie } from '@radar/i18n/locales';

/** Cookie and local storage key of the theme; one year. */
const theme = { name: 'theme', maxAgeS: 365 * 86_400 };

/**
 * The one script that runs before paint on every page: sets the theme without a flash (paper is always light) and listens, for the whole page, to
 * the few buttons that need no component (`data-set-theme`, `data-action`: share, print, reload; a link to another language is kept as the choice). Plain text, so that its hash is the
 * same wherever it is computed: pages with a strict policy allow it by that hash.
 */
export const pageScript = `(function(){
var root=document.documentElement,store=function(k,v,age){document.cookie=k+'='+v+';path=/;max-age='+age+';samesite=lax'+(location.protocol==='https:'?';secure':'')};
var saved=null;try{saved=localStorage.getItem('${theme.name}')}catch(e){}
saved=saved||(document.cookie.match(/(?:^|; )${theme.name}=(light|dark)/)||[])[1];
var dark=matchMedia('(prefers-color-scheme: dark)'),paper=matchMedia('print');
var show=function(){root.dataset.theme=paper.matches?'light':saved==='light'||saved==='dark'?saved:dark.matches?'dark':'light'};
show();dark.addEventListener('change',show);paper.addEventListener('change',show);
document.addEventListener('click',function(event){
var target=event.target.closest?event.target.closest('[data-action],[data-set-theme],a[hreflang]'):null;if(!target)return;
var action=target.dataset.action;
if(target.dataset.setTheme){saved=target.dataset.setTheme;show();store('${theme.name}',saved,${theme.maxAgeS});try{localStorage.setItem('${theme.name}',saved)}catch(e){}}
if(target.hreflang)store('${localeCookie.name}',target.hreflang,${localeCookie.maxAgeS});
if(action==='print')print();
if(action==='reload')location.reload();
if(action==='share'){var done=function(){var label=target.querySelector('[data-label]')||target;label.textContent=target.dataset.done;};
if(navigator.share)navigator.share({title:document.title,url:location.href}).catch(function(){});
else if(navigator.clipboard)navigator.clipboard.writeText(location.href).then(done,function(){});}
});})()`;
