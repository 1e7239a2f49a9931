# What all plots share. #010203 becomes the page's text colour, #040506 that of its grid.
set encoding utf8
unset key
set border 3 linecolor rgb '#010203'
set grid linecolor rgb '#040506' linewidth 1 dashtype solid
set tics nomirror out scale 0.5 textcolor rgb '#010203'
set xlabel textcolor rgb '#010203' offset 0, 0.4
set ylabel textcolor rgb '#010203' offset 1, 0
set lmargin 7
set rmargin 1.5
set tmargin 1.8
set bmargin 3.2
set bars 0.5
