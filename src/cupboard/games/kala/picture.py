def draw(view): return ""
def draw_svg(view): return ""
